import { pathTo } from './paths'

/** In the address of the page: which removal its dialog shows. */
export const REMOVAL_PARAMETER = 'removal'

export const removalAddress = (id: number): string => `${pathTo('removals')}?${REMOVAL_PARAMETER}=${id}`
