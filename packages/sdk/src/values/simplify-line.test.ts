import { describe, expect, it } from 'vitest'
import { simplifyLine, toleranceAtZoom } from './simplify-line'

const flat = (...points: [number, number][]) => Float64Array.from(points.flat())

/** A gentle winding road east of Los Angeles. */
const road = (points: number) =>
  flat(
    ...Array.from({ length: points }, (_, i): [number, number] => [
      -118 + i * 0.0001,
      34 + 0.01 * Math.sin(i / 40) + 0.00005 * Math.sin(i * 1.7),
    ]),
  )

describe('simplifying a line', () => {
  it('leaves out points on a straight stretch and keeps the corner', () => {
    const line = flat([-118, 34], [-117.9, 34], [-117.8, 34], [-117.8, 34.1])
    expect(simplifyLine(line, 0.001)).toEqual(flat([-118, 34], [-117.8, 34], [-117.8, 34.1]))
  })

  it('leaves out what lies within the tolerance and keeps what lies beyond, latitudes being stretched', () => {
    const bump = (height: number) => flat([0, 60], [0.5, 60 + height], [1, 60])
    // At 60 degrees north the map draws a degree of latitude twice as long.
    expect(simplifyLine(bump(0.049), 0.1)).toHaveLength(4)
    expect(simplifyLine(bump(0.051), 0.1)).toHaveLength(6)
  })

  it('keeps the way out of a route that returns to its start', () => {
    const line = flat([-118, 34], [-117.5, 34], [-117, 34.2], [-118, 34])
    expect(simplifyLine(line, 0.001)).toEqual(line)
  })

  it.each([0, -1, Number.NaN])('leaves the line alone at a tolerance of %d', tolerance => {
    expect(simplifyLine(road(100), tolerance)).toEqual(road(100))
  })

  it('keeps both ends of a line of two points, of one or of none', () => {
    expect(simplifyLine(flat([0, 0], [0.0001, 0]), 1)).toEqual(flat([0, 0], [0.0001, 0]))
    expect(simplifyLine(flat([0, 0]), 1)).toEqual(flat([0, 0]))
    expect(simplifyLine(flat(), 1)).toEqual(flat())
  })

  it('keeps more the closer one looks', () => {
    const kept = [4, 9, 12, 15].map(zoom => simplifyLine(road(5000), toleranceAtZoom(zoom)).length)
    expect(kept).toEqual(kept.toSorted((a, b) => a - b))
    expect(kept[0]).toBeLessThan(40)
    expect(kept.at(-1)).toBeGreaterThan(1000)
  })

  it('manages a day of fixes at one a second', () => {
    expect(simplifyLine(road(86_400), toleranceAtZoom(9)).length).toBeLessThan(86_400)
  })
})

describe('the tolerance', () => {
  it('halves with every zoom', () => {
    expect(toleranceAtZoom(0)).toBeCloseTo(0.3516, 4)
    expect(toleranceAtZoom(10)).toBeCloseTo(toleranceAtZoom(9) / 2, 12)
  })
})
