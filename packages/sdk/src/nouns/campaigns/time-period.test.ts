import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../testing/shared-data'
import {
  parseTimePeriod,
  TIME_PERIODS,
  type TimePeriodIndex,
  timePeriodLabel,
  timePeriodStart,
} from './time-period'

const iso = (ms: number) => new Date(ms).toISOString()

describe('the start of a time period', () => {
  it.each<[TimePeriodIndex, string, string]>([
    [0, '2020-05-15T17:30:00Z', '2020-05-14T00:00:00.000Z'],
    [0, '2020-05-15T00:00:00.000Z', '2020-05-14T00:00:00.000Z'],
    [0, '2020-05-14T23:59:59.999Z', '2020-05-13T00:00:00.000Z'],
    [0, '2020-05-15T18:00:00-07:00', '2020-05-15T00:00:00.000Z'],
    [1, '2020-05-15T17:30:00Z', '2020-05-08T00:00:00.000Z'],
    [1, '2020-03-10T12:00:00Z', '2020-03-03T00:00:00.000Z'],
    [2, '2020-05-15T17:30:00Z', '2020-04-15T00:00:00.000Z'],
    [2, '2020-03-31T01:00:00Z', '2020-02-29T00:00:00.000Z'],
    [2, '2021-03-29T01:00:00Z', '2021-02-28T00:00:00.000Z'],
    [2, '2020-01-31T01:00:00Z', '2019-12-31T00:00:00.000Z'],
    [3, '2020-05-15T17:30:00Z', '1970-01-01T00:00:00.000Z'],
  ])('%i at %s is %s', (index, now, start) => {
    expect(iso(timePeriodStart(index, Date.parse(now)))).toBe(start)
  })
})

describe('the time frames on offer', () => {
  it('are four, each at its own index', () => {
    expect(TIME_PERIODS.map(period => period.index)).toEqual([0, 1, 2, 3])
    expect(TIME_PERIODS.map(period => period.label)).toEqual(['1 Day', '1 Week', '1 Month', 'All'])
    expect(TIME_PERIODS.map(period => period.short)).toEqual(['1D', '1W', '1M', 'ALL'])
  })

  it('ask for a choice until there is one', () => {
    expect(timePeriodLabel(undefined)).toBe('Select Time Frame')
    expect(timePeriodLabel(0)).toBe('1 Day')
  })
})

describe('the period in an address', () => {
  const now = Date.parse('2020-05-15T17:30:00Z')

  it.each([
    [undefined, Date.parse('2020-05-08')],
    ['0', 0],
    ['1588959000000', 1588959000000],
    ['253402300799999', Date.parse('9999-12-31T23:59:59.999Z')],
  ])('%s is read', (text, since) => {
    expect(parseTimePeriod(text, now)).toEqual({ since })
  })

  it.each(['abc', '', '-1', '1.5', '1e20', '1e3', '0x10', ' 1', '٣', '253402300800000', '9'.repeat(400)])(
    '%j is refused with the reason',
    text => {
      expect(parseTimePeriod(text)).toEqual({ problem: expect.stringContaining('milliseconds') })
    },
  )
})

const cases = sharedData('dates/cases.json')

describe.skipIf(!cases)('the collected period starts', () => {
  interface Case {
    now: string
    index: TimePeriodIndex
    start_ms_any_of: number[]
  }

  it('allow ours, a whole UTC day', () => {
    // The path is there: the suite is left out otherwise. The shape is the collection's own.
    const { time_period_start } = JSON.parse(readFileSync(cases as string, 'utf8')) as {
      time_period_start: Case[]
    }
    for (const { now, index, start_ms_any_of } of time_period_start) {
      expect(start_ms_any_of).toContain(timePeriodStart(index, Date.parse(now)))
    }
  })
})
