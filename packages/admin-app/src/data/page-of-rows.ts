import { soughtText } from '@product/sdk/values'
import type { ListQuery, RowPage } from './resource-endpoints'

const fieldOf = (row: object, field: string): unknown => Reflect.get(row, field)

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === ''

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' })
}

/**
 * The page of a list that the server sends whole: searched (contains, as `soughtText` reads it), sorted with empty
 * values last, cut. Rows of equal value keep the server's order.
 */
export function pageOfRows(
  rows: readonly object[],
  query: ListQuery,
  { searchIn }: { searchIn: readonly string[] },
): RowPage {
  const text = soughtText(query.search.trim())
  const found =
    text === ''
      ? [...rows]
      : rows.filter(row =>
          searchIn.some(field => soughtText(String(fieldOf(row, field) ?? '')).includes(text)),
        )
  const { sortBy, sortOrder = 'asc', page, pageSize } = query
  if (sortBy !== undefined) {
    found.sort((first, second) => {
      const [a, b] = [fieldOf(first, sortBy), fieldOf(second, sortBy)]
      if (isBlank(a) || isBlank(b)) return Number(isBlank(a)) - Number(isBlank(b))
      return sortOrder === 'asc' ? compare(a, b) : compare(b, a)
    })
  }
  return { rows: found.slice(page * pageSize, (page + 1) * pageSize), rowCount: found.length }
}
