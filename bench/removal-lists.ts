import { type BarePage, bareCompletedPage, bareUpcomingPage } from './support/bare-removal-page'
import { compareWait, onFilledDatabase } from './support/list-bench'
import { storeManyRemovals } from './support/many-removals'
import type { Figure } from './support/measure'

const COMPLETED = '/api/get-completed-removals'
const UPCOMING = '/api/get-upcoming-removals'

const BAR = 1.5

/** What is asked of both servers for a page of completed removals. */
function completed(page: BarePage) {
  const { page: number = 0, search = '', sortBy = 'removed_date' } = page
  const order = { sortBy, sortOrder: 'desc' }
  const address = `${COMPLETED}?${new URLSearchParams({ ...order, page: String(number), search })}`
  return { address, statements: [bareCompletedPage(page)] }
}

/**
 * Both lists of removals over 100,000 payment schedules on PostgreSQL, against a bare server: by how long one
 * waits, since here it is the database that takes long.
 */
export const run = (): Promise<Figure[]> =>
  onFilledDatabase(
    'haulboard_bench_removals',
    ({ pool }) => storeManyRemovals(pool),
    async servers => [
      await compareWait('Completed removals of 100,000, first page', servers, { ...completed({}), bar: BAR }),
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
      await compareWait('Completed removals by vendor', servers, {
        ...completed({ sortBy: 'vendor_name' }),
        bar: BAR,
      }),
      await compareWait('by truck, page 9,000', servers, {
        ...completed({ sortBy: 'truck_name', page: 9000 }),
        bar: BAR,
      }),
    ],
  )
