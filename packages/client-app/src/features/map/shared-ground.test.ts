import { type FlatLine, pixelAtZoom } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { SharedGround } from './shared-ground'

const ZOOM = 12

/** One pixel at the zoom, in degrees. */
const PIXEL = pixelAtZoom(ZOOM)

const line = (...pixels: number[]): FlatLine => Float64Array.from(pixels.map(pixel => pixel * PIXEL))

/** The stripes of each vehicle, in pixels. */
function stripesOf(...vehicles: FlatLine[][]): number[][][] {
  const ground = new SharedGround(ZOOM)
  for (const [vehicle, lines] of vehicles.entries()) for (const one of lines) ground.add(one, vehicle)
  return vehicles.map((lines, vehicle) =>
    lines.flatMap(one =>
      ground.stripesOf(one, vehicle).map(stripe => [...stripe].map(degrees => Math.round(degrees / PIXEL))),
    ),
  )
}

describe('ground that several vehicles drove over', () => {
  const road = line(0, 1, 300, 1)

  it('is striped in turn, without a gap', () => {
    const [one = [], two = [], three = []] = stripesOf([road], [road], [road])
    expect([one.length, two.length, three.length]).toEqual([4, 3, 3])
    const all = [...one, ...two, ...three].sort(([a = 0], [b = 0]) => a - b)
    expect(all[0]?.[0]).toBe(0)
    expect(all.at(-1)?.[2]).toBe(300)
    for (const [index, [from]] of all.entries()) if (index > 0) expect(from).toBe(all[index - 1]?.[2])
  })

  it.each([
    ['the other way', line(300, 1, 0, 1)],
    ['some pixels beside it', line(0, 4, 300, 4)],
    ['over a border of cells', line(0, -1, 300, -1)],
  ])('is the same road %s', (_, other) => {
    const [one = [], two = []] = stripesOf([road], [other])
    expect([one.length, two.length]).toEqual([5, 5])
  })

  it('keeps its corners', () => {
    const bend = line(0, 1, 20, 1, 20, 100)
    const [one = []] = stripesOf([bend], [bend])
    expect(one[0]).toEqual([0, 1, 20, 1, 20, 30])
  })

  it('is nothing that one of them only crosses', () => {
    expect(stripesOf([road], [line(150, -100, 150, 100)])).toEqual([[], []])
  })

  it('is nothing of one vehicle alone, however often it drives there', () => {
    expect(stripesOf([road, road, road])).toEqual([[]])
  })

  it('is striped once by a vehicle that drives there again', () => {
    const [one = []] = stripesOf([road, road, road], [road])
    expect(one).toHaveLength(5)
  })
})
