import type { ListQuery } from '../../data/resource-endpoints'

/** Before it the server counts to where a page begins as fast, and entries that came meanwhile show. */
const FROM_ROW = 5000

const listOf = ({ search, sortBy, sortOrder, pageSize }: ListQuery): string =>
  [pageSize, sortBy, sortOrder, search].join(' ')

/**
 * Remembers where the pages of one list ended, so that the deep ones can be asked for as what follows it. A page
 * whose forerunner was not seen has none.
 */
export function pageEnds() {
  let list = ''
  const ends = new Map<number, string>()
  return {
    before(query: ListQuery): string | undefined {
      const isDeep = query.page * query.pageSize >= FROM_ROW
      return isDeep && listOf(query) === list ? ends.get(query.page - 1) : undefined
    },
    note(query: ListQuery, place: string | undefined): void {
      if (listOf(query) !== list) ends.clear()
      list = listOf(query)
      if (place !== undefined) ends.set(query.page, place)
    },
  }
}
