import { describe, expect, it } from 'vitest'
import { GroundTiles, stepsAlong } from './ground-tiles'

describe('tiles of ground', () => {
  it.each([
    ['8', Uint8Array],
    ['32', Int32Array],
  ] as const)('keep the bits of each cell, %s of them, south and west of zero too', (_, Tile) => {
    const tiles = new GroundTiles(Tile)
    const cells = [-65, -64, -1, 0, 1, 63, 64, 3_000_000].flatMap(x =>
      [-70, -1, 0, 63, 64].map(y => ({ x, y })),
    )
    for (const { x, y } of cells) expect(tiles.get(x, y)).toBe(0)
    for (const [at, { x, y }] of cells.entries()) tiles.add(x, y, at)
    for (const { x, y } of cells) tiles.add(x, y, 64)
    expect(cells.map(({ x, y }) => tiles.get(x, y))).toEqual(cells.map((_cell, at) => at | 64))
  })

  it('keep the last of 32 bits beside the others', () => {
    const tiles = new GroundTiles(Int32Array)
    tiles.add(3, 4, 1 << 31)
    tiles.add(3, 4, 1)
    expect(tiles.get(3, 4)).toBe((1 << 31) | 1)
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
