import { pathTo } from './paths'

/** In the address of the page: which item its dialog shows, `new` for a new one. */
export const ITEM_PARAMETER = 'item'

export const NEW_ITEM = 'new'

export const itemAddress = (item: number | typeof NEW_ITEM): string =>
  `${pathTo('fixlist')}?${ITEM_PARAMETER}=${item}`
