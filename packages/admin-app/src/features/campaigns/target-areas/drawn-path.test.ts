import type { Point } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { drawnPathProblem } from './drawn-path'

const CROSSES = 'The outline of a target area must not cross or touch itself'
const bowTie: Point[] = [
  [0, 0],
  [2, 2],
  [2, 0],
  [0, 2],
]
const hook: Point[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [1, 4],
  [1, -1],
]
const uShape: Point[] = [
  [0, 0],
  [6, 0],
  [6, 4],
  [4, 4],
  [4, 1],
  [1, 1],
]

describe('an outline that is being drawn', () => {
  it('may do anything while the pointer only moves', () => {
    expect(drawnPathProblem(bowTie, 'provisional')).toBeUndefined()
  })

  it.each([
    ['a corner whose side crosses an earlier one', bowTie],
    ['such a corner where the pointer stands in the outline once more', [...bowTie, [0, 2] as Point]],
    ['a corner that goes out through the first side', hook],
  ])('says why it does not take %s', (_, corners) => {
    expect(drawnPathProblem(corners, 'commit')).toBe(CROSSES)
  })

  it.each([
    ['three corners', bowTie.slice(0, 3)],
    ['one corner', bowTie.slice(0, 1)],
    ['a bay', uShape],
    [
      'a corner from which only the way back would cross',
      [
        [0, 0],
        [2, 3],
        [4, 0],
        [4, 3],
      ] as Point[],
    ],
  ])('takes %s', (_, corners) => {
    expect(drawnPathProblem(corners, 'commit')).toBeUndefined()
  })

  it('is not closed across itself', () => {
    expect(drawnPathProblem(bowTie, 'finish')).toBe(CROSSES)
    expect(drawnPathProblem(uShape, 'finish')).toBeUndefined()
  })
})
