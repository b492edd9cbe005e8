import { describe, expect, it } from 'vitest'
import type { ListQuery } from './resource-endpoints'
import { pageOfRows } from './page-of-rows'

const rows = [
  { id: 1, name: 'beta', rank: 10 },
  { id: 2, name: 'Alpha', rank: 9 },
  { id: 3, name: null, rank: 9 },
  { id: 4, name: 'Ältere', rank: 100 },
]

const ids = (query: Partial<ListQuery>) => {
  const page = pageOfRows(rows, { page: 0, pageSize: 10, search: '', ...query }, { searchIn: ['name'] })
  return [page.rows.map(row => Reflect.get(row, 'id')), page.rowCount]
}

describe('a list that the server sends whole', () => {
  it.each([
    ['as it came', {}, [1, 2, 3, 4], 4],
    ['by name, any case, empty ones last', { sortBy: 'name' }, [2, 4, 1, 3], 4],
    ['by name downwards, empty ones still last', { sortBy: 'name', sortOrder: 'desc' }, [1, 4, 2, 3], 4],
    ['by number, equal ones as they came', { sortBy: 'rank' }, [2, 3, 1, 4], 4],
    ['searched as contains, any case', { search: ' ALPH ' }, [2], 1],
    ['searched without accents', { search: 'altere' }, [4], 1],
    ['searched without a hit', { search: '%' }, [], 0],
    ['cut into pages', { page: 1, pageSize: 3 }, [4], 4],
  ] as [string, Partial<ListQuery>, number[], number][])('%s', (_, query, expected, count) => {
    expect(ids(query)).toEqual([expected, count])
  })
})
