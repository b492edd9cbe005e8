/**
 * The four indexes with the fields that are searched, the most telling first: a hit in an earlier field ranks
 * higher. Spec: client dashboard, 3.
 */
export const SEARCHED_FIELDS = {
  vendors: ['name', 'nickname', 'city', 'email', 'phone_num'],
  trucks: ['truck_name', 'vendor_name', 'license_plate', 'campaign_name'],
  payments: ['vendor_name', 'campaign_name'],
  campaigns: ['campaign_name', 'client_name'],
} as const

export type SearchIndexName = keyof typeof SEARCHED_FIELDS

/**
 * In the order in which results are listed. A stored index knows an index, and each of its fields, by its place: these
 * lists may only grow at their ends.
 */
export const SEARCH_INDEX_NAMES: readonly SearchIndexName[] = ['vendors', 'trucks', 'payments', 'campaigns']

export const isSearchIndex = (name: string): name is SearchIndexName => Object.hasOwn(SEARCHED_FIELDS, name)

/** Spec: client dashboard, 7. */
export const HITS_PER_PAGE = 10

/** Milliseconds without typing before a search runs. Spec: client dashboard, 5. */
export const SEARCH_PAUSE_MS = 1000

/** No page shows a hit beyond this one, as with the search service. */
export const DEEPEST_HIT = 1000
