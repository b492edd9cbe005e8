import { expect, it } from 'vitest'
import { readableListAddress } from './readable-list-address'

const SORTS = ['user_name', 'email']
const read = (search: string) => readableListAddress(search, SORTS)

it.each([
  '',
  '?page=2&perPage=50&sort=email&order=DESC',
  `?filter=${encodeURIComponent('{"q":"Café","pipeline":["Cold"]}')}&displayedFilters=%7B%7D`,
  '?record=71&page=3',
  '?perPage=25',
])('an address that can be read stays: %s', search => {
  expect(read(search)).toBe(search)
})

it.each([
  ['?perPage=0', ''],
  ['?perPage=-5&page=2', '?page=2'],
  ['?perPage=ten', ''],
  ['?perPage=1e99', ''],
  ['?perPage=2000', ''],
  ['?page=-1', ''],
  ['?page=0&record=71', '?record=71'],
  ['?page=1.5', ''],
  ['?page=', ''],
  ['?page=2&page=3', ''],
  ['?sort=nonsense&order=ASC', ''],
  ['?sort=email&order=sideways', '?sort=email'],
  ['?filter=nonsense', ''],
  ['?filter=null', ''],
  ['?filter=7', ''],
  ['?filter=%5B%5D', ''],
  [`?filter=${encodeURIComponent('{"q":{"a":1}}')}`, ''],
  ['?displayedFilters=null', ''],
])('of %s the list falls back to its own', (search, readable) => {
  expect(read(search)).toBe(readable)
})
