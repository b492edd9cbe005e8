import { PIPELINE } from '@product/sdk/nouns/fleet'
import type { VendorFilter } from './vendors'

export interface ChosenVendors {
  list: 'all' | 'attention'
  stages: readonly string[]
  filter: VendorFilter
}

/** Which vendors the address of Drive's home asks for. What it says that nobody can choose is left out. */
export function chosenVendors(params: URLSearchParams): ChosenVendors {
  const list = params.get('list') === 'attention' ? 'attention' : 'all'
  const stages = params.getAll('pipeline').filter(stage => Object.hasOwn(PIPELINE, stage))
  const trucks = params.get('trucks')
  return {
    list,
    stages,
    filter: {
      ...(list === 'attention' && { needs_attention: 'true' }),
      ...(stages.length > 0 && { pipeline: stages.join(',') }),
      ...((trucks === 'on_campaign' || trucks === 'available') && { trucks }),
    },
  }
}
