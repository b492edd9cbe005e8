import { expect, it } from 'vitest'
import { isSearchIndex, SEARCH_INDEX_NAMES } from './search-indexes'
import { objectId, periodText } from './search-records'

it('objects are named by index and id', () => {
  expect(SEARCH_INDEX_NAMES.map(index => objectId(index, 12))).toEqual(['v12', 't12', 'p12', 'c12'])
})

it('a payment’s days read as the indexes hold them', () => {
  expect(periodText('2020-05-05', '2020-06-04')).toBe('05/05/2020 - 06/04/2020')
})

it('only the four indexes are indexes', () => {
  expect(['vendors', 'users', 'constructor', ''].filter(isSearchIndex)).toEqual(['vendors'])
})
