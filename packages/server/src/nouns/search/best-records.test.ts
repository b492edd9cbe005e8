import { expect, it } from 'vitest'
import { bestRecords, type Postings } from './best-records'

const postings: Postings[] = [
  { part: 0, cost: 1000, ids: [4, 2, 9] },
  { part: 0, cost: 0, ids: [7, 2] },
  { part: 0, cost: 10, ids: [5, 3, 2] },
]

it('the cheapest come first, equal ones by id, each once at its best', () => {
  expect(bestRecords(postings, 1, { skip: 0, most: 10 })).toEqual({ ids: [2, 7, 3, 5, 4, 9], total: 6 })
})

it('a page is cut out of the order, also across costs', () => {
  expect(bestRecords(postings, 1, { skip: 1, most: 2 }).ids).toEqual([7, 3])
  expect(bestRecords(postings, 1, { skip: 4, most: 5 }).ids).toEqual([4, 9])
  expect(bestRecords(postings, 1, { skip: 9, most: 5 })).toEqual({ ids: [], total: 6 })
  expect(bestRecords(postings, 1, { skip: 0, most: 0 })).toEqual({ ids: [], total: 6 })
})

it('a record must have a word for each part, and their costs add up', () => {
  const two = [...postings, { part: 1, cost: 1, ids: [9, 3, 7] }, { part: 1, cost: 0, ids: [8, 3] }]
  expect(bestRecords(two, 2, { skip: 0, most: 10 })).toEqual({ ids: [7, 3, 9], total: 3 })
  expect(bestRecords(two, 3, { skip: 0, most: 10 })).toEqual({ ids: [], total: 0 })
  expect(bestRecords([], 1, { skip: 0, most: 10 })).toEqual({ ids: [], total: 0 })
})
