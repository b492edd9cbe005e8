import { mayOpen } from '../../nouns/people/page-access'
import type { Role } from '../../values/role'
import { isSearchIndex, type SearchIndexName } from '../../nouns/search/search-indexes'

const ADMIN = '/dashboard/admin'

const idIn = (hit: Readonly<Record<string, unknown>>, field: string): string | undefined => {
  const id = hit[field]
  return /^\d{1,16}$/.test(String(id)) ? String(id) : undefined
}

const PATHS: Record<SearchIndexName, (hit: Readonly<Record<string, unknown>>) => string | undefined> = {
  vendors: hit => withId(`${ADMIN}/drive/vendor/edit/`, idIn(hit, 'vendor_id')),
  trucks: hit => withId(`${ADMIN}/drive/vendor/truck/edit/`, idIn(hit, 'truck_id')),
  campaigns: hit => withId(`${ADMIN}/advertise/campaign/edit/`, idIn(hit, 'campaign_id')),
  // The specification gives payments no page of their own: their truck's page lists them.
  payments: hit =>
    withId(`${ADMIN}/drive/vendor/truck/edit/`, idIn(hit, 'truck_id')) ?? `${ADMIN}/drive/payments`,
}

const withId = (path: string, id: string | undefined): string | undefined =>
  id === undefined ? undefined : path + id

/**
 * The page that a hit leads to. Undefined where the hit names no record, or the role may not open the page (role 2
 * finds campaigns but can't edit them). Spec: client dashboard, 2.
 */
export function resultLink(
  indexName: string,
  hit: Readonly<Record<string, unknown>>,
  role: Role,
): string | undefined {
  const path = isSearchIndex(indexName) ? PATHS[indexName](hit) : undefined
  return path !== undefined && mayOpen(path, role) ? path : undefined
}
