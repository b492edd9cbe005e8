import { expect, it } from 'vitest'
import { groupBy } from './group-by'

it('keeps the items of each key in their order', () => {
  expect(groupBy(['ab', 'c', 'de'], ({ length }) => length)).toEqual(
    new Map([
      [2, ['ab', 'de']],
      [1, ['c']],
    ]),
  )
  expect(groupBy([], String)).toEqual(new Map())
  expect(groupBy(new Set([3, 4, 5]), n => n % 2, String)).toEqual(
    new Map([
      [1, ['3', '5']],
      [0, ['4']],
    ]),
  )
})
