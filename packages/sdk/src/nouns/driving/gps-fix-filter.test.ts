import { describe, expect, it } from 'vitest'
import { CUTTING_RULE } from './cutting-rule'
import { MORNING } from './drive-fixture'
import type { GpsFix } from './gps-fix'
import { unusableReason } from './gps-fix-filter'

const DAY = 86_400_000
const fix = (over: Partial<GpsFix> = {}): GpsFix => ({
  at: MORNING,
  latitude: 34.05,
  longitude: -118.25,
  ...over,
})

describe('a fix by itself', () => {
  it.each([
    ['is usable', {}, undefined],
    ['that the receiver calls valid is usable', { valid: true }, undefined],
    ['that the receiver calls invalid is dropped', { valid: false }, 'invalid'],
    ['without a time is dropped', { at: Number.NaN }, 'no_time'],
    ['without a latitude is dropped', { latitude: Number.NaN }, 'no_position'],
    ['beyond the pole is dropped', { latitude: 90.1 }, 'no_position'],
    ['beyond the antimeridian is dropped', { longitude: -180.1 }, 'no_position'],
    ['at (0, 0) is dropped', { latitude: 0, longitude: 0 }, 'no_position'],
    ['on the equator is usable', { latitude: 0 }, undefined],
    ['exactly a day ahead is usable', { at: MORNING + DAY }, undefined],
    ['more than a day ahead is dropped', { at: MORNING + DAY + 1 }, 'future'],
    ['known to 100 m is usable', { accuracyMeters: 100 }, undefined],
    ['known to more than 100 m is dropped', { accuracyMeters: 100.5 }, 'inaccurate'],
    ['of unknown accuracy is usable', { accuracyMeters: Number.NaN }, undefined],
  ])('%s', (_, over, reason) => {
    expect(unusableReason(fix(over), MORNING, CUTTING_RULE)).toBe(reason)
  })
})
