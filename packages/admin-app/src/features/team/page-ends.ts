import type { ListQuery } from '../../data/resource-endpoints'

/** Before it the server counts to where a page begins as fast, and entries that came meanwhile show. */
const FROM_ROW = 5000

const listOf = ({ search, sortBy, sortOrder, pageSize }: ListQuery): string =>
  [pageSize, sortBy, sortOrder, search].join(' ')

/**
 * Remembers with which row the pages of one list ended, so that the deep ones can be asked for as what follows it. A page
 * whose forerunner was not seen has none.
 */
export function pageEnds() {
  let list = ''
  const ends = new Map<number, number>()
  return {
    before(query: ListQuery): number | undefined {
      const isDeep = query.page * query.pageSize >= FROM_ROW
      return isDeep && listOf(query) === list ? ends.get(query.page - 1) : undefined
    },
    note(query: ListQuery, id: number | undefined): void {
      if (listOf(query) !== list) ends.clear()
      list = listOf(query)
      if (id !== undefined) ends.set(query.page, id)
    },
  }
}
