import { describe, expect, it } from 'vitest'
import { haversineMeters } from '../../values/geo'
import { decodePolyline, encodePolyline } from '../../values/polyline'
import { seededRandom } from '../../values/seeded-random'
import { DAY_LINE_TOLERANCE_METERS, dayLines, linesOfDay } from './day-lines'

const random = seededRandom('day lines')

/** A drive along a winding street from a place on. */
function drive(latitude: number, longitude: number, points = 200): number[] {
  const flat = [longitude, latitude]
  for (let point = 1; point < points; point++) {
    flat.push(
      (flat.at(-2) ?? 0) + 0.0004 + (random.next() - 0.5) / 3000,
      (flat.at(-2) ?? 0) + Math.sin(point / 9) / 1500 + (random.next() - 0.5) / 3000,
    )
  }
  return flat
}

/** Metres from a point to the nearest of many places along a line. */
function metersTo(line: Float64Array, lng: number, lat: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [x, y, x2, y2] = line.slice(at, at + 4) as unknown as [number, number, number, number]
    for (let step = 0; step <= 100; step++) {
      const share = step / 100
      nearest = Math.min(nearest, haversineMeters(lat, lng, y + share * (y2 - y), x + share * (x2 - x)))
    }
  }
  return nearest
}

describe('the lines of a day', () => {
  it.each([0, 34, 60])(
    'pass within 50 metres of every point at latitude %i, with far fewer points',
    latitude => {
      const flat = drive(latitude, -118)
      const [text = ''] = linesOfDay(dayLines([encodePolyline(flat)]))
      const line = decodePolyline(text)
      expect(line.length).toBeLessThan(flat.length / 3)
      for (let at = 0; at < flat.length; at += 2) {
        expect(metersTo(line, flat[at] ?? 0, flat[at + 1] ?? 0)).toBeLessThanOrEqual(
          DAY_LINE_TOLERANCE_METERS,
        )
      }
    },
  )

  it('go on where the next drive begins where the last one ended, and are apart where it does not', () => {
    const first = drive(34, -118)
    const second = drive(first.at(-1) ?? 0, first.at(-2) ?? 0)
    const elsewhere = drive(34.5, -118)
    const lines = linesOfDay(dayLines([first, second, elsewhere].map(flat => encodePolyline(flat))))
    expect(lines).toHaveLength(2)
    expect(decodePolyline(lines[1] ?? '')[1]).toBeCloseTo(34.5, 3)
  })

  it('leave out what is damaged or empty; a day of nothing else has none', () => {
    expect(dayLines(['!', ''])).toBe('')
    expect(linesOfDay(dayLines([]))).toEqual([''])
    expect(linesOfDay(dayLines(['!', encodePolyline([-118, 34])]))).toHaveLength(1)
  })
})
