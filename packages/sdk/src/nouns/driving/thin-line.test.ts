import { describe, expect, it } from 'vitest'
import { decodePolyline } from '../../values/polyline'
import { drive, type Leg, seededRandom } from './drive-fixture'
import type { GpsFix } from './gps-fix'
import { extendLine, startLine, textEndingAt } from './thin-line'

const TOLERANCE = 5

function thinned(fixes: GpsFix[]): Float64Array {
  const [first, ...rest] = fixes
  if (first === undefined) return new Float64Array()
  let line = startLine(first.latitude, first.longitude)
  for (const fix of rest) {
    extendLine(line, fix.latitude, fix.longitude, TOLERANCE)
    line = JSON.parse(JSON.stringify(line))
  }
  return decodePolyline(textEndingAt(line.written, line.latitude, line.longitude))
}

/** Metres from a fix to the nearest place on the line. */
function metersOff(fix: GpsFix, vertices: Float64Array): number {
  const east = 111_195 * Math.cos((fix.latitude * Math.PI) / 180)
  const x = (index: number) => {
    const degrees = (vertices[index * 2] ?? 0) - fix.longitude
    return (degrees - 360 * Math.round(degrees / 360)) * east
  }
  const y = (index: number) => ((vertices[index * 2 + 1] ?? 0) - fix.latitude) * 111_195
  let nearest = Number.POSITIVE_INFINITY
  for (let end = 1; end < vertices.length / 2; end++) {
    const [x1, y1, dx, dy] = [x(end - 1), y(end - 1), x(end) - x(end - 1), y(end) - y(end - 1)]
    const along = Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, Math.hypot(x1 + along * dx, y1 + along * dy))
  }
  return nearest
}

const straight: Leg[] = [{ seconds: 600, metersPerSecond: 15, bearing: 73 }]
const block: Leg[] = [0, 90, 180, 270].map(bearing => ({ seconds: 20, metersPerSecond: 10, bearing }))
const random = seededRandom(3)
const winding: Leg[] = Array.from({ length: 200 }, () => ({
  seconds: 1 + Math.floor(random() * 20),
  metersPerSecond: random() * 25,
  bearing: random() * 360,
}))

describe('a thinned line', () => {
  it('draws a straight road with few vertices', () => {
    expect(thinned(drive(straight)).length / 2).toBeLessThanOrEqual(3)
  })

  it('keeps the corners of a block', () => {
    expect(thinned(drive(block)).length / 2).toBe(5)
  })

  it('turns back where the truck did', () => {
    const there = drive([
      { seconds: 30, metersPerSecond: 10, bearing: 0 },
      { seconds: 30, metersPerSecond: 10, bearing: 180 },
    ])
    expect(thinned(there).length / 2).toBe(3)
  })

  it.each([
    ['a straight road', drive(straight)],
    ['a block', drive(block)],
    ['a winding way', drive(winding)],
    ['a noisy way', drive(winding, { noiseMeters: 8 })],
    ['a parked truck', drive([{ seconds: 600 }], { noiseMeters: 4 })],
    ['ten fixes a second', drive(winding.slice(0, 40), { every: 0.1, noiseMeters: 1 })],
    ['the antimeridian', drive(straight, { latitude: 52, longitude: 179.99 })],
    ['the far north', drive(straight, { latitude: 71, longitude: 25 })],
  ])('passes near every fix of %s', (_, fixes) => {
    const vertices = thinned(fixes)
    const worst = Math.max(...fixes.map(fix => metersOff(fix, vertices)))
    expect(worst).toBeLessThanOrEqual(1.5 * TOLERANCE)
  })
})
