import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnalyticsEntry } from '../../nouns/driving/path'
import { sharedData } from '../../testing/shared-data'
import { analyticsCsv, campaignCsv, reportFileName } from './analytics-csv'
import { dailyTotals } from './daily-totals'
import { reportRows } from './report-rows'

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

describe('the report', () => {
  it('rounds each sum once', () => {
    const thirds = ['2020-05-05', '2020-05-06', '2020-12-31'].map(day =>
      entry(day, 1.3333, { impressions: 0.4 }),
    )
    expect(reportRows(dailyTotals(thirds))).toEqual([
      ['5/05/2020', 0, 0, 1.33, 1.33],
      ['5/06/2020', 0, 1, 1.33, 2.67],
      ['12/31/2020', 0, 1, 1.33, 4],
    ])
  })

  it('of a campaign has the days on which nobody drove, as the table has', () => {
    const vehicle = { analytics: [entry('2020-05-05', 4), entry('2020-05-07', 2.5)] }
    expect(campaignCsv([vehicle]).split('\r\n').slice(1, 4)).toEqual([
      '5/05/2020,1230,1230,4,4',
      '5/06/2020,0,1230,0,4',
      '5/07/2020,825,2055,2.5,6.5',
    ])
  })

  it('is a CSV file with bare numbers that says which days it means', () => {
    expect(
      analyticsCsv(dailyTotals([entry('2020-05-05', 4), entry('2020-05-07', 2.5)])).split('\r\n'),
    ).toEqual([
      '\uFEFFDate,Daily Impressions,Cumulative Impressions,Daily Miles,Cumulative Miles',
      '5/05/2020,1230,1230,4,4',
      '5/07/2020,825,2055,2.5,6.5',
      'Days are UTC days',
      '',
    ])
  })

  it('says how much of it is modelled', () => {
    const days = dailyTotals([
      entry('2020-05-05', 1000),
      entry('2020-05-05', 4, { provenance: 'macro' }),
      entry('2020-05-07', 2.5, { provenance: 'rep_route' }),
    ])
    expect(analyticsCsv(days).split('\r\n').slice(-3)).toEqual([
      'Days are UTC days',
      '"Modelled, not measured by GPS: 6.50 of 1,006.50 miles, 2,055 of 272,205 impressions"',
      '',
    ])
  })

  it.each([
    ['Summer Tour 2020', 'summer_tour_2020.csv'],
    ['Nike -- LA / Bus & Truck', 'nike_la_bus_truck.csv'],
    ['ACME (West)', 'acme_west_.csv'],
    ['../../etc', '_etc.csv'],
    ['Été', '_t_.csv'],
    ['', '_.csv'],
  ])('of %j is called %s', (name, file) => {
    expect(reportFileName(name)).toBe(file)
  })
})

const cases = sharedData('dates/cases.json')

describe.skipIf(!cases)('the collected report names', () => {
  interface Cases {
    report_file_name: { name: string; file: string }[]
  }

  it('match', () => {
    // The path is there: the suite is left out otherwise. The shape is the collection's own.
    const { report_file_name } = JSON.parse(readFileSync(cases as string, 'utf8')) as Cases
    for (const { name, file } of report_file_name) expect(reportFileName(name)).toBe(file)
  })
})
