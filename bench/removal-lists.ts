import { REMOVAL_SORTS } from '../packages/sdk/src/nouns/removals/removal-sorts'
import { type BarePage, bareCompletedPage, bareUpcomingPage } from './support/bare-removal-page'
import { comparePage, onFilledDatabase, type Servers, slowestSort } from './support/list-bench'
import { storeManyRemovals } from './support/many-removals'
import type { Figure } from './support/measure'

const COMPLETED = '/api/get-completed-removals'
const UPCOMING = '/api/get-upcoming-removals'

const compare = (name: string, servers: Servers, page: BarePage, requests?: number) => {
  const { page: number = 0, search = '' } = page
  const order = { sortBy: 'removed_date', sortOrder: 'desc' }
  const address = `${COMPLETED}?${new URLSearchParams({ ...order, page: String(number), search })}`
  return comparePage(name, servers, { address, statements: [bareCompletedPage(page)], requests })
}

/** Both lists of removals over 100,000 payment schedules on PostgreSQL: processor time against a bare server's. */
export const run = (): Promise<Figure[]> =>
  onFilledDatabase(
    'haulboard_bench_removals',
    ({ pool }) => storeManyRemovals(pool),
    async servers => [
      await compare('Completed removals of 100,000, first page', servers, {}, 320),
      await compare('page 9,000', servers, { page: 9000 }),
      await compare('contains-search for “garcia haul”', servers, { search: 'garcia haul' }),
      await comparePage('Upcoming removals, first page', servers, {
        address: UPCOMING,
        statements: [bareUpcomingPage()],
      }),
      await slowestSort(servers, { path: UPCOMING, sorts: REMOVAL_SORTS, page: 0, barMs: 60 }),
      await slowestSort(servers, { path: COMPLETED, sorts: REMOVAL_SORTS, page: 0, barMs: 60 }),
      await slowestSort(servers, { path: COMPLETED, sorts: REMOVAL_SORTS, page: 9000, barMs: 100 }),
    ],
  )
