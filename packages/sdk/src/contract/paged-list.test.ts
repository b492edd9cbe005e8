import { describe, expect, it } from 'vitest'
import { PAGE_SIZES, pagedQuery } from './paged-list'

const query = pagedQuery(['name', 'start_date'])

describe('the query of a table', () => {
  it('has a default for everything: the first page of 10, by the first column', () => {
    expect(query.parse({})).toEqual({
      sortOrder: 'asc',
      sortBy: 'name',
      page: 0,
      pageSize: 10,
      search: '',
    })
  })

  it('reads numbers from the address, and both spellings of the order', () => {
    expect(
      query.parse({ sortOrder: 'DESC', sortBy: 'start_date', page: '3', pageSize: '50', search: ' box ' }),
    ).toEqual({ sortOrder: 'DESC', sortBy: 'start_date', page: 3, pageSize: 50, search: 'box' })
  })

  it.each(PAGE_SIZES)('takes pages of %i', pageSize => {
    expect(query.parse({ pageSize: String(pageSize) }).pageSize).toBe(pageSize)
  })

  it.each([
    { sortOrder: 'up' },
    { sortBy: 'password' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { page: '1000001' },
    { pageSize: '0' },
    { pageSize: '101' },
    { search: 'x'.repeat(201) },
  ])('refuses %j', given => expect(query.safeParse(given).success).toBe(false))

  it.each([
    ['\u0000box\u0000', 'box'],
    ['a\nb\tc', 'a b c'],
    ['a\ud800b', 'a b'],
    ['100 % ü 🚚', '100 % ü 🚚'],
  ])('searches %j as %j', (search, text) => expect(query.parse({ search }).search).toBe(text))
})
