import { describe, expect, it } from 'vitest'
import type { AnalyticsEntry } from '../../nouns/driving/path'
import { dailyTotals, withIdleDays } from './daily-totals'

const entry = (date: string, distance: number, more: Partial<AnalyticsEntry> = {}): AnalyticsEntry => ({
  campaignId: 71,
  date,
  distance,
  impressions: 150 + 270 * distance,
  provenance: 'measured',
  capped: 0,
  estimated: true,
  ...more,
})

const entries = [
  entry('2020-05-07', 2),
  entry('2020-05-05', 1),
  entry('2020-05-05', 3, { provenance: 'macro' }),
  entry('2020-05-07', 0.5, { provenance: 'rep_route' }),
]

describe('the totals of each UTC day', () => {
  it('come in order of days, add up and can be split by how they are known', () => {
    expect(dailyTotals(entries)).toEqual([
      {
        day: '2020-05-05',
        miles: 4,
        impressions: 1380,
        cumulativeMiles: 4,
        cumulativeImpressions: 1380,
        byProvenance: {
          measured: { miles: 1, impressions: 420 },
          macro: { miles: 3, impressions: 960 },
          rep_route: { miles: 0, impressions: 0 },
        },
      },
      {
        day: '2020-05-07',
        miles: 2.5,
        impressions: 975,
        cumulativeMiles: 6.5,
        cumulativeImpressions: 2355,
        byProvenance: {
          measured: { miles: 2, impressions: 690 },
          macro: { miles: 0, impressions: 0 },
          rep_route: { miles: 0.5, impressions: 285 },
        },
      },
    ])
  })

  it('can be those of measured miles alone', () => {
    const measured = dailyTotals(entries, { measuredOnly: true })
    expect(measured.map(({ miles, cumulativeImpressions }) => [miles, cumulativeImpressions])).toEqual([
      [1, 420],
      [2, 1110],
    ])
    expect(dailyTotals([entry('2020-05-05', 1, { provenance: 'macro' })], { measuredOnly: true })).toEqual([])
  })

  it('are none without entries', () => {
    expect(dailyTotals([])).toEqual([])
    expect(withIdleDays([])).toEqual([])
  })

  it('can show the idle days between as such', () => {
    const filled = withIdleDays(dailyTotals(entries))
    expect(
      filled.map(({ day, miles, impressions, cumulativeMiles }) => [
        day,
        miles,
        impressions,
        cumulativeMiles,
      ]),
    ).toEqual([
      ['2020-05-05', 4, 1380, 4],
      ['2020-05-06', 0, 0, 4],
      ['2020-05-07', 2.5, 975, 6.5],
    ])
    expect(filled[1]?.byProvenance.macro).toEqual({ miles: 0, impressions: 0 })
  })
})
