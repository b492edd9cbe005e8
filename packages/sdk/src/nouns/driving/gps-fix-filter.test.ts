import { describe, expect, it } from 'vitest'
import { CUTTING_RULE } from './cutting-rule'
import { MORNING } from './drive-fixture'
import type { GpsFix } from './gps-fix'
import { judgeFix, noDrops, startFilter, unusableReason } from './gps-fix-filter'

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

/** A degree of latitude in metres, to place fixes north of the first. */
const NORTH = 111_195.08

/** The judgements on fixes given as [seconds, metres north]. */
function judge(...fixes: [seconds: number, meters: number][]) {
  const filter = startFilter()
  const dropped = noDrops()
  const judgements = fixes.map(([seconds, meters]) =>
    judgeFix(
      filter,
      fix({ at: MORNING + seconds * 1000, latitude: 34 + meters / NORTH }),
      CUTTING_RULE,
      dropped,
    ),
  )
  return { judgements, tooFast: dropped.too_fast }
}

describe('a fix after another', () => {
  it('is kept at up to 100 mph', () => {
    expect(judge([0, 0], [100, 4470], [200, 8940]).judgements).toEqual(['kept', 'kept', 'kept'])
  })

  it('that would take more than 100 mph waits, and is dropped when the next belongs to the way before', () => {
    const { judgements, tooFast } = judge([0, 0], [10, 90_000], [20, 200])
    expect(judgements).toEqual(['kept', 'outlier', 'kept'])
    expect(tooFast).toBe(1)
  })

  it('that agrees with the outlier before it is kept with it', () => {
    const { judgements, tooFast } = judge([0, 0], [10, 90_000], [20, 90_200], [30, 90_400])
    expect(judgements).toEqual(['kept', 'outlier', 'agrees', 'kept'])
    expect(tooFast).toBe(0)
  })

  it('that agrees with neither becomes the outlier', () => {
    const { judgements, tooFast } = judge([0, 0], [10, 90_000], [20, -90_000], [30, -90_200], [40, 90_000])
    expect(judgements).toEqual(['kept', 'outlier', 'outlier', 'agrees', 'outlier'])
    expect(tooFast).toBe(1)
  })

  it('a tenth of a second later may be 44 m off, since that is the noise of a receiver', () => {
    expect(judge([0, 0], [0.1, 44], [0.2, 100]).judgements).toEqual(['kept', 'kept', 'outlier'])
  })

  it('with the same time, or an older one, is dropped', () => {
    expect(judge([0, 0], [0, 1], [10, 5], [5, 3], [10, 5]).judgements).toEqual([
      'kept',
      'repeated_time',
      'kept',
      'late',
      'repeated_time',
    ])
  })

  it('over the antimeridian is near', () => {
    const filter = startFilter()
    const at180 = (at: number, longitude: number) => fix({ at, latitude: 52, longitude })
    const judgements = [at180(MORNING, 179.9999), at180(MORNING + 1000, -179.9999)].map(next =>
      judgeFix(filter, next, CUTTING_RULE, noDrops()),
    )
    expect(judgements).toEqual(['kept', 'kept'])
  })
})
