import { VENDOR_SORTS } from '../packages/sdk/src/nouns/fleet/vendor-sorts'
import { type BarePage, bareVendorPage } from './support/bare-vendor-page'
import { compareCrowd, onFilledDatabase, slowestSort } from './support/list-bench'
import { storeManyVendors } from './support/many-vendors'
import type { Figure } from './support/measure'

function compared(page: BarePage) {
  const { page: number = 0, search = '' } = page
  const address = `/api/vendor?${new URLSearchParams({ page: String(number), search })}`
  return { address, statements: bareVendorPage(page) }
}

/** The list of vendors over 100,000 of them on PostgreSQL, against a bare server: 95 of 100 of 16 at once. */
export const run = (): Promise<Figure[]> =>
  onFilledDatabase(
    'haulboard_bench_vendors',
    ({ pool }) => storeManyVendors(pool),
    async servers => {
      const sorted = { path: '/api/vendor', sorts: VENDOR_SORTS }
      const compare = (name: string, page: BarePage) => compareCrowd(name, servers, compared(page))
      return [
        await compare('Vendors of 100,000, first page', {}),
        await compare('page 9,000', { page: 9000 }),
        await compare('contains-search for “garcia haul”', { search: 'garcia haul' }),
        await slowestSort(servers, { ...sorted, page: 0, barMs: 60 }),
        await slowestSort(servers, { ...sorted, page: 9000, barMs: 100 }),
      ]
    },
  )
