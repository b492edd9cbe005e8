import { REMOVAL_SORTS } from '../packages/sdk/src/nouns/removals/removal-sorts'
import { type BarePage, bareCompletedPage, bareUpcomingPage } from './support/bare-removal-page'
import { comparePage, compareWait, onFilledDatabase, slowestSort } from './support/list-bench'
import { storeManyRemovals } from './support/many-removals'
import type { Figure } from './support/measure'

const COMPLETED = '/api/get-completed-removals'
const UPCOMING = '/api/get-upcoming-removals'

const BAR = 1.5

/** What is asked of both servers for a page of completed removals. */
function completed(page: BarePage) {
  const { page: number = 0, search = '' } = page
  const order = { sortBy: 'removed_date', sortOrder: 'desc' }
  const address = `${COMPLETED}?${new URLSearchParams({ ...order, page: String(number), search })}`
  return { address, statements: [bareCompletedPage(page)] }
}

/**
 * Both lists of removals over 100,000 payment schedules on PostgreSQL, against a bare server: by processor time, and by
 * how long one waits where the database takes longest.
 */
export const run = (): Promise<Figure[]> =>
  onFilledDatabase(
    'haulboard_bench_removals',
    ({ pool }) => storeManyRemovals(pool),
    async servers => [
      await comparePage('Completed removals of 100,000, first page', servers, completed({})),
      await compareWait('page 9,000', servers, { ...completed({ page: 9000 }), bar: BAR }),
      await compareWait('contains-search for “garcia haul”', servers, {
        ...completed({ search: 'garcia haul' }),
        bar: BAR,
      }),
      await compareWait('Upcoming removals, first page', servers, {
        address: UPCOMING,
        statements: [bareUpcomingPage()],
        bar: BAR,
      }),
      await slowestSort(servers, { path: UPCOMING, sorts: REMOVAL_SORTS, page: 0, barMs: 150 }),
      await slowestSort(servers, { path: COMPLETED, sorts: REMOVAL_SORTS, page: 0, barMs: 150 }),
      await slowestSort(servers, { path: COMPLETED, sorts: REMOVAL_SORTS, page: 9000, barMs: 250 }),
    ],
  )
