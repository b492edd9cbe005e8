import { SEARCHED_FIELDS, type SearchIndexName } from '@product/sdk/nouns/search'
import type { useHits } from 'react-instantsearch'

/** A hit of any of the four indexes. Its fields are read with care: they come from whichever engine answered. */
export type FoundHit = ReturnType<typeof useHits>['items'][number]

interface ShownFields {
  name: string
  below: readonly string[]
}

const SHOWN: Record<SearchIndexName, ShownFields> = {
  vendors: { name: 'name', below: ['city', 'phone_num'] },
  trucks: { name: 'truck_name', below: ['license_plate', 'vendor_name'] },
  payments: { name: 'vendor_name', below: ['campaign_name'] },
  campaigns: { name: 'campaign_name', below: ['client_name'] },
}

function isFound(hit: FoundHit, field: string): boolean {
  const highlight = hit._highlightResult?.[field]
  return typeof highlight === 'object' && 'matchLevel' in highlight && highlight.matchLevel !== 'none'
}

/**
 * The fields of a hit to show: its name, and below it those that tell it apart and every other one in which something
 * was found, so that each hit shows why it is one. Empty fields are left out.
 */
export function shownFields(index: SearchIndexName, hit: FoundHit): { name?: string; below: string[] } {
  const { name, below } = SHOWN[index]
  const isFilled = (field: string) => typeof hit[field] === 'string' && hit[field] !== ''
  const others = SEARCHED_FIELDS[index].filter(
    field => field !== name && !below.includes(field) && isFound(hit, field),
  )
  return { ...(isFilled(name) && { name }), below: [...below, ...others].filter(isFilled) }
}
