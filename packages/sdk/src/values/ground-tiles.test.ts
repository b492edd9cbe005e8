import { describe, expect, it } from 'vitest'
import { keyOf, placeOf, stepsAlong, TILE_BITS } from './ground-tiles'

describe('tiles of ground', () => {
  it('have a key of their own, and a place for each of their cells, south and west of zero too', () => {
    const cells = [-65, -64, -1, 0, 1, 63, 64, 3_000_000].flatMap(x =>
      [-70, -1, 0, 63, 64].map(y => `${keyOf(x >> TILE_BITS, y >> TILE_BITS)} ${placeOf(x, y)}`),
    )
    expect(new Set(cells).size).toBe(40)
    expect(placeOf(-1, -1)).toBe((1 << (2 * TILE_BITS)) - 1)
  })
})

describe('the steps of a segment', () => {
  const line = Float64Array.from([-2, 4, -2, 4, 8, -1])

  it('lead from its beginning to its end, none longer than a cell', () => {
    const { x, y, east, north, count } = stepsAlong(line, 2, 2)
    expect([x, y, count]).toEqual([-1, 2, 5])
    expect([x + count * east, y + count * north]).toEqual([4, -0.5])
    expect(Math.max(Math.abs(east), Math.abs(north))).toBeLessThanOrEqual(1)
  })

  it('are one where it goes nowhere', () => {
    expect(stepsAlong(line, 0, 2)).toEqual({ x: -1, y: 2, east: 0, north: 0, count: 1 })
  })
})
