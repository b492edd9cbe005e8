import { describe, expect, it } from 'vitest'
import { CUTTING_RULE } from './cutting-rule'
import { MORNING } from './drive-fixture'
import { noDrops, type Place } from './gps-fix-filter'
import { judgeFix, settleOnWayTo, settleRest, startFilter } from './judge-fixes'

/** A degree of latitude in metres, to place fixes north of the first. */
const NORTH = 111_195.08

/** A fix as [seconds, metres north]. */
type Fix = [seconds: number, meters: number]

const placed = ([seconds, meters]: Fix): Place => ({
  at: MORNING + seconds * 1000,
  latitude: 34 + meters / NORTH,
  longitude: -118,
})

/** The judgements, and the seconds of the fixes that became certain; a leap is marked. */
function judge(fixes: Fix[], { before, next }: { before?: Fix; next?: Fix | null } = {}) {
  const filter = startFilter(before ? placed(before) : null)
  const dropped = noDrops()
  const certain: string[] = []
  const settle = ({ at }: Place, leaps: boolean) =>
    certain.push(`${leaps ? 'leap ' : ''}${(at - MORNING) / 1000}`)
  const judgements = fixes.map(fix => judgeFix(filter, placed(fix), CUTTING_RULE, dropped, settle))
  const droveOn = next && settleOnWayTo(filter, placed(next), CUTTING_RULE, dropped, settle)
  if (next === null) settleRest(filter, true, dropped, settle)
  return { judgements, certain, tooFast: dropped.too_fast, droveOn }
}

describe('a fix after another', () => {
  it('is kept at up to 100 mph, and is certain when the next can be reached from it', () => {
    const { judgements, certain } = judge([
      [0, 0],
      [100, 4470],
      [200, 8940],
    ])
    expect(judgements).toEqual(['kept', 'kept', 'kept'])
    expect(certain).toEqual(['0', '100'])
  })

  it('that would take more than 100 mph waits, and is dropped when the next belongs to the way before', () => {
    const { judgements, certain, tooFast } = judge([
      [0, 0],
      [10, 90_000],
      [20, 200],
      [30, 300],
    ])
    expect(judgements).toEqual(['kept', 'held', 'kept', 'kept'])
    expect(certain).toEqual(['0', '20'])
    expect(tooFast).toBe(1)
  })

  it('after a silence is dropped when the truck can’t have been there for what follows', () => {
    const { certain, tooFast } = judge([
      [0, 0],
      [300, 0],
      [790, 940],
      [800, 0],
      [1100, 0],
      [1400, 0],
    ])
    expect(certain).toEqual(['0', '300', '800', '1100'])
    expect(tooFast).toBe(1)
  })

  it('that counts less than the one after it is kept, where one of the two is wrong', () => {
    const { certain, tooFast } = judge([
      [0, 0],
      [59, 10],
      [60, 2000],
      [62, 2050],
    ])
    expect(certain).toEqual(['0', '59', 'leap 60'])
    expect(tooFast).toBe(0)
  })

  it('that agrees with the outlier before it is kept with it, and the leap to them is no way', () => {
    const { judgements, certain, tooFast } = judge([
      [0, 0],
      [10, 90_000],
      [20, 90_200],
      [30, 90_400],
    ])
    expect(judgements).toEqual(['kept', 'held', 'kept', 'kept'])
    // Nothing was certain before: the day may as well begin there.
    expect(certain).toEqual(['10', '20'])
    expect(tooFast).toBe(1)
  })

  it('elsewhere, after some that were certain, is a leap', () => {
    const { certain, tooFast } = judge([
      [0, 0],
      [10, 100],
      [20, 90_000],
      [30, 90_200],
      [40, 90_400],
    ])
    expect(certain).toEqual(['0', '10', 'leap 20', '30'])
    expect(tooFast).toBe(0)
  })

  it('between strays on either side is found', () => {
    const { certain, tooFast } = judge([
      [0, 0],
      [10, 100],
      [20, 90_000],
      [30, 200],
      [40, -90_000],
      [50, 300],
      [60, 400],
    ])
    expect(certain).toEqual(['0', '10', '30', '50'])
    expect(tooFast).toBe(2)
  })

  it('of five that all contradict each other waits, and the oldest is dropped', () => {
    const { judgements, tooFast } = judge([
      [0, 0],
      [10, 90_000],
      [20, 180_000],
      [30, 270_000],
      [40, 360_000],
    ])
    expect(judgements).toEqual(['kept', 'held', 'held', 'held', 'held'])
    expect(tooFast).toBe(1)
  })

  it('a tenth of a second later may be 44 m off, since that is the noise of a receiver', () => {
    const { judgements } = judge([
      [0, 0],
      [0.1, 44],
      [0.2, 100],
    ])
    expect(judgements).toEqual(['kept', 'kept', 'held'])
  })

  it('with the same time, or an older one, is dropped', () => {
    const { judgements } = judge([
      [0, 0],
      [0, 1],
      [10, 5],
      [5, 3],
      [10, 5],
    ])
    expect(judgements).toEqual(['kept', 'repeated_time', 'kept', 'late', 'repeated_time'])
  })

  it('over the antimeridian is near', () => {
    const filter = startFilter(null)
    const judgements = [179.9999, -179.9999].map((longitude, index) =>
      judgeFix(
        filter,
        { at: MORNING + index * 1000, latitude: 52, longitude },
        CUTTING_RULE,
        noDrops(),
        () => {},
      ),
    )
    expect(judgements).toEqual(['kept', 'kept'])
  })
})

describe('the first fix of a day', () => {
  it('is judged by the last of the day before, which is no fix of this one', () => {
    expect(
      judge(
        [
          [10, 940],
          [300, 0],
          [600, 0],
        ],
        { before: [0, 0] },
      ).certain,
    ).toEqual(['300'])
  })

  it('counts where the last of the day before was the stray', () => {
    expect(
      judge(
        [
          [10, 940],
          [300, 940],
          [600, 940],
        ],
        { before: [0, 0] },
      ).certain,
    ).toEqual(['10', '300'])
  })
})

describe('what is held when nothing more comes', () => {
  it('is decided for the nearest that could be reached', () => {
    const { certain, tooFast } = judge(
      [
        [0, 0],
        [300, 0],
        [790, 940],
        [800, 0],
      ],
      { next: null },
    )
    expect(certain).toEqual(['0', '300', '800'])
    expect(tooFast).toBe(1)
  })

  it('begins the day with the oldest where none agrees with another', () => {
    expect(
      judge(
        [
          [10, 90_000],
          [20, 0],
        ],
        { next: null },
      ).certain,
    ).toEqual(['10'])
  })

  it('is decided by the first fix of the day after', () => {
    const fixes: Fix[] = [
      [0, 0],
      [300, 0],
      [790, 940],
    ]
    expect(judge(fixes, { next: [800, 0] })).toMatchObject({ certain: ['0', '300', '800'], droveOn: true })
    expect(judge(fixes, { next: [800, 950] })).toMatchObject({ certain: ['0', '300', '790', '800'] })
    expect(judge(fixes, { next: [800, 90_000] })).toMatchObject({
      certain: ['0', '300', '790'],
      droveOn: false,
    })
  })
})
