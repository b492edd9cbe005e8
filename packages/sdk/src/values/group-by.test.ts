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
})
