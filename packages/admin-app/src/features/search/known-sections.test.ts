import { expect, it } from 'vitest'
import { knownSections } from './known-sections'

const places = (...names: string[]) => names.map(name => ({ name, to: `/${name}` }))

const known = {
  recent: places('Vega Hauling', 'b', 'c', 'd', 'e', 'f'),
  pages: places('Vendors', 'Payments'),
  actions: places('New vendor'),
}
const shown = (text: string) =>
  knownSections(known, text).map(({ label, places: found }) => [label, ...found.map(({ name }) => name)])

it('before anything is typed they are the last places and what can be begun', () => {
  expect(shown(' ')).toEqual([
    ['search.recent', 'Vega Hauling', 'b', 'c', 'd', 'e'],
    ['search.actions', 'New vendor'],
  ])
})

it('then what of all places fits, under one heading, or none', () => {
  expect(shown('new vendor')).toEqual([['search.go_to', 'New vendor']])
  expect(shown('xyz')).toEqual([])
})
