import { describe, expect, it } from 'vitest'
import { isSameSearch } from './is-same-search'

const search = (filter: object, order: 'ASC' | 'DESC' = 'ASC', perPage = 10) => ({
  filter,
  sort: { field: 'name', order },
  perPage,
})

describe('a saved search', () => {
  it.each([
    ['is the one that is shown', search({ q: 'la', city: 'LA' }), true],
    ['is another with other words', search({ q: 'ny', city: 'LA' }), false],
    ['is another in another order', search({ q: 'la', city: 'LA' }, 'DESC'), false],
    ['is another with longer pages', search({ q: 'la', city: 'LA' }, 'ASC', 50), false],
  ])('%s', (_, shown, isSame) => {
    expect(isSameSearch(search({ city: 'LA', q: 'la' }), shown)).toBe(isSame)
  })
})
