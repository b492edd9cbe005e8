import { VENDOR_SORTS } from '../packages/sdk/src/nouns/fleet/vendor-sorts'
import { type BarePage, bareVendorPage } from './support/bare-vendor-page'
import { comparePage, onFilledDatabase, type Servers, slowestSort } from './support/list-bench'
import { storeManyVendors } from './support/many-vendors'
import type { Figure } from './support/measure'

const compare = (name: string, servers: Servers, page: BarePage, requests?: number) => {
  const { page: number = 0, search = '' } = page
  const address = `/api/vendor?${new URLSearchParams({ page: String(number), search })}`
  return comparePage(name, servers, { address, statements: bareVendorPage(page), requests })
}

/** The list of vendors over 100,000 of them on PostgreSQL: processor time against a bare server's. */
export const run = (): Promise<Figure[]> =>
  onFilledDatabase(
    'haulboard_bench_vendors',
    ({ pool }) => storeManyVendors(pool),
    async servers => {
      const sorted = { path: '/api/vendor', sorts: VENDOR_SORTS }
      return [
        await compare('Vendors of 100,000, first page', servers, {}, 320),
        await compare('page 9,000', servers, { page: 9000 }),
        await compare('contains-search for “garcia haul”', servers, { search: 'garcia haul' }),
        await slowestSort(servers, { ...sorted, page: 0, barMs: 60 }),
        await slowestSort(servers, { ...sorted, page: 9000, barMs: 100 }),
      ]
    },
  )
