import { describe, expect, it } from 'vitest'
import { inRankOrder, movedRanks } from './in-rank-order'

const columns = ['a', 'b', 'c', 'd']

describe('the columns of a table stand', () => {
  it.each([
    ['as they were declared', undefined, 'abcd'],
    ['as the user moved them', [2, 0, 1, 3], 'cabd'],
    ['with a later one in its place', [1, 0], 'bacd'],
    ['all of them, also after others were taken out', [5, 4, 1, 0, 3, 2], 'badc'],
  ])('%s', (_, ranks, order) => {
    expect(inRankOrder(columns, ranks).join('')).toBe(order)
  })

  it.each([
    ['one place down', undefined, 0, 1, 'bacd'],
    ['one place up', [2, 0, 1, 3], 2, -1, 'cbad'],
    ['nowhere from the edge', undefined, 3, 1, 'abcd'],
  ] as const)('%s after a move', (_, ranks, at, by, order) => {
    expect(inRankOrder(columns, movedRanks(columns, ranks, at, by)).join('')).toBe(order)
  })
})
