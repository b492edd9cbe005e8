import { describe, expect, it } from 'vitest'
import { clipLine, grown, isInside } from './clip-line'

const line = (...points: [number, number][]) => Float64Array.from(points.flat())

describe('clipping a line to the window', () => {
  it('keeps a line that lies inside as it is', () => {
    const inside = line([1, 1], [2, 2], [3, 1])
    expect(clipLine(inside, [0, 0, 5, 5])).toEqual([inside])
  })

  it('drops a line that never comes near', () => {
    expect(clipLine(line([10, 10], [12, 11]), [0, 0, 5, 5])).toEqual([])
  })

  it('cuts a line that leaves and returns into two stretches, each with its end outside', () => {
    const wandering = line([1, 1], [9, 1], [9, 9], [1, 9], [1, 4])
    expect(clipLine(wandering, [0, 0, 5, 5])).toEqual([line([1, 1], [9, 1]), line([1, 9], [1, 4])])
  })

  it('keeps a long segment that crosses the window with both ends outside', () => {
    expect(clipLine(line([-9, 2], [9, 2], [9, 8]), [0, 0, 5, 5])).toEqual([line([-9, 2], [9, 2])])
  })

  it('has nothing to keep of a line without a segment', () => {
    expect(clipLine(line([1, 1]), [0, 0, 5, 5])).toEqual([])
  })
})

describe('the box around the window', () => {
  it('grows by its own size on every side and holds the window', () => {
    expect(grown([0, 0, 2, 1])).toEqual([-2, -1, 4, 2])
    expect(isInside([0, 0, 2, 1], grown([0, 0, 2, 1]))).toBe(true)
    expect(isInside([3, 0, 5, 1], grown([0, 0, 2, 1]))).toBe(false)
  })
})
