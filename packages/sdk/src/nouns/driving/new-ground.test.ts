import { describe, expect, it } from 'vitest'
import { haversineMeters } from '../../values/geo'
import { decodePolyline, encodePolyline } from '../../values/polyline'
import { seededRandom } from '../../values/seeded-random'
import { dayLines, linesOfDay } from './day-lines'
import { newGround } from './new-ground'

const random = seededRandom('new ground')

/** A drive through streets, some of which are one for all days. */
function drive(street: number): string {
  const flat = [-118.3 + (random.next() - 0.5) / 5000, 34 + street / 60]
  for (let point = 1; point < 120; point++) {
    const turn = Math.sin(point / 11 + street) / 900
    flat.push((flat.at(-2) ?? 0) + 0.0012, 34 + street / 60 + turn * 5 + (random.next() - 0.5) / 5000)
  }
  return encodePolyline(flat)
}

/** Places along the lines of a text, a few metres apart. */
function placesAlong(text: string): [lat: number, lng: number][] {
  const places: [number, number][] = []
  for (const line of linesOfDay(text).map(one => decodePolyline(one))) {
    for (let at = 0; at + 3 < line.length; at += 2) {
      const [x, y, x2, y2] = line.slice(at, at + 4) as unknown as [number, number, number, number]
      for (let step = 0; step <= 10; step++)
        places.push([y + (step / 10) * (y2 - y), x + (step / 10) * (x2 - x)])
    }
  }
  return places
}

describe('new ground of days', () => {
  it('leaves nothing out that is not near a line of it or of an earlier day', () => {
    const days = Array.from({ length: 12 }, () =>
      dayLines(Array.from({ length: 3 }, () => drive(random.whole(0, 5)))),
    )
    const kept = newGround(days)
    const share = kept.join('').length / days.join('').length
    expect(share).toBeLessThan(0.5)
    for (const [at, day] of days.entries()) {
      const drawn = kept.slice(0, at + 1).flatMap(placesAlong)
      for (const [lat, lng] of placesAlong(day)) {
        const nearest = Math.min(...drawn.map(([y, x]) => haversineMeters(lat, lng, y, x)))
        expect(nearest).toBeLessThanOrEqual(160)
      }
    }
  })

  it('is all of the first day, and of one that led elsewhere', () => {
    const days = [dayLines([drive(0)]), dayLines([drive(4)])]
    expect(newGround(days)).toEqual(days)
  })

  it('is nothing where a day led nowhere else, and what there was of a day that has no line', () => {
    const parked = dayLines([encodePolyline([-118, 34])])
    const shunted = dayLines([encodePolyline([-118.29, 34 + 1 / 60, -118.28999, 34 + 1 / 60])])
    const days = [dayLines([drive(1)]), dayLines([drive(1)]), '', parked, shunted]
    expect(newGround(days)).toEqual([days[0], '', '', parked, shunted])
    expect(new Set(decodePolyline(shunted).filter((_, at) => at % 2 === 0)).size).toBe(1)
  })

  it('has no hole where an earlier day only stood', () => {
    const stood = dayLines([encodePolyline([-118.29, 34, -118.28999, 34])])
    const street = dayLines([encodePolyline([-118.3, 34, -118.28, 34])])
    expect(newGround([stood, street])).toEqual([stood, street])
  })
})
