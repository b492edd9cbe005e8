import { expect, it } from 'vitest'
import { seededRandom, shuffled } from './drive-fixture'
import type { GpsFix } from './gps-fix'
import { sortGpsFixes } from './sort-gps-fixes'

const place = { latitude: 34, longitude: -118 }

it('fixes are sorted by time into a new array', () => {
  const fixes: GpsFix[] = [3, 1, 2].map(at => ({ ...place, at }))
  expect(sortGpsFixes(fixes).map(fix => fix.at)).toEqual([1, 2, 3])
  expect(fixes.map(fix => fix.at)).toEqual([3, 1, 2])
})

it('of several fixes with one time the most exact comes first', () => {
  const fixes: GpsFix[] = [undefined, 30, 5].map(accuracyMeters => ({ ...place, at: 1, accuracyMeters }))
  expect(sortGpsFixes(fixes).map(fix => fix.accuracyMeters)).toEqual([5, 30, undefined])
})

it('the order of delivery does not show, even without times and positions', () => {
  const random = seededRandom(9)
  const fixes: GpsFix[] = Array.from({ length: 200 }, (_, index) => ({
    at: index % 7 === 0 ? Number.NaN : Math.floor(random() * 20),
    latitude: index % 11 === 0 ? Number.NaN : Math.floor(random() * 3),
    longitude: Math.floor(random() * 3),
    accuracyMeters: Math.floor(random() * 3),
  }))
  expect(sortGpsFixes(shuffled(fixes, 4))).toEqual(sortGpsFixes(fixes))
})
