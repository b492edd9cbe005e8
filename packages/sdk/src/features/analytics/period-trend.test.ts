import { describe, expect, it } from 'vitest'
import type { AnalyticsEntry, PathTotals, Provenance } from '../../nouns/driving/path'
import type { Vehicle } from '../../nouns/campaigns/vehicle'
import { addDays } from '../../values/utc-day'
import { analyticsWithin, countedDays, periodTrend } from './period-trend'

const entry = (date: string, distance: number, provenance: Provenance = 'measured'): AnalyticsEntry => ({
  campaignId: 71,
  date,
  distance,
  impressions: distance * 100,
  provenance,
  capped: 0,
  estimated: true,
})

const truck = (id: number, analytics: AnalyticsEntry[]): Vehicle<PathTotals> => ({
  key: `truck-${id}`,
  kind: 'truck',
  id,
  index: 0,
  displayName: `Truck ${id}`,
  paths: [],
  analytics,
})

/** So many miles on each of so many days from the first on. */
const daily = (first: string, days: number, miles: number, provenance?: Provenance) =>
  Array.from({ length: days }, (_, index) => entry(addDays(first, index), miles, provenance))

describe('the days of a campaign', () => {
  const vehicles = [truck(1, daily('2020-05-02', 2, 10)), truck(2, daily('2020-05-01', 1, 5, 'macro'))]

  it('run from the first entry to the last', () => {
    expect(countedDays(vehicles)).toEqual({ from: '2020-05-01', to: '2020-05-03' })
    expect(countedDays(vehicles, { measuredOnly: true })).toEqual({ from: '2020-05-02', to: '2020-05-03' })
    expect(countedDays([])).toBeUndefined()
  })

  it('leave out vehicles without an entry in a range', () => {
    const within = analyticsWithin(vehicles, { from: '2020-05-02', to: '2020-05-02' })
    expect(within.map(({ key, analytics }) => [key, analytics?.length])).toEqual([['truck-1', 1]])
  })
})

describe('the trend', () => {
  const growing = [truck(1, [...daily('2020-05-01', 7, 10), ...daily('2020-05-08', 7, 15)])]

  it('compares the latest seven days with the seven before', () => {
    const trend = periodTrend(growing, undefined)
    expect(trend).toMatchObject({ range: { from: '2020-05-08', to: '2020-05-14' }, trucks: 0, miles: 0.5 })
  })

  it('compares picked days with as many before them', () => {
    const trend = periodTrend(growing, { from: '2020-05-07', to: '2020-05-08' })
    expect(trend?.miles).toBeCloseTo(0.25)
  })

  it('is none where the campaign does not reach a whole period back', () => {
    expect(periodTrend(growing, { from: '2020-05-07', to: '2020-05-14' })).toBeUndefined()
    expect(periodTrend([], undefined)).toBeUndefined()
  })

  it('has no share of nothing', () => {
    const late = [truck(1, [entry('2020-05-01', 0), entry('2020-05-14', 3)])]
    expect(periodTrend(late, undefined)).toMatchObject({
      trucks: 0,
      miles: undefined,
      impressions: undefined,
    })
  })

  it('counts measured days only where asked', () => {
    const mixed = [truck(1, [...daily('2020-05-01', 7, 10), ...daily('2020-05-08', 7, 10, 'macro')])]
    expect(periodTrend(mixed, undefined, { measuredOnly: true })).toBeUndefined()
  })
})
