import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../testing/shared-data'
import { pluralText } from '../../values/count-text'
import {
  campaignCard,
  dateRangeText,
  daysRemaining,
  filterCampaigns,
  isCardHidden,
  type ClientCampaign,
} from './campaign-card'

const campaign: ClientCampaign = {
  id: 71,
  name: 'Summer Tour',
  start_date: '2020-05-05T00:00:00.000Z',
  end_date: '2020-06-04T23:59:59.999Z',
  csv_report_enabled: true,
}

const at = (text: string) => Date.parse(text)

describe('a campaign card', () => {
  it('says name, dates, status, days remaining and trucks', () => {
    expect(campaignCard(campaign, 12, at('2020-06-03T19:00:00Z'))).toEqual({
      id: 71,
      name: 'Summer Tour',
      dates: '5th May 2020 – 4th June 2020',
      status: 'Active',
      daysRemaining: '1 day',
      trucks: '12 trucks',
    })
  })

  it('shows a date that is missing as a dash instead of failing', () => {
    const broken = { ...campaign, start_date: '', end_date: 'never' }
    expect(dateRangeText(broken)).toBe('— – —')
    expect(campaignCard(broken, 1, 0)).toMatchObject({ daysRemaining: '0 days', trucks: '1 truck' })
    expect(isCardHidden(broken)).toBe(false)
  })
})

describe('the days remaining', () => {
  it.each([
    ['2020-05-05T19:00:00Z', 30],
    ['2020-06-02T19:00:00Z', 2],
    ['2020-06-03T06:59:59Z', 2],
    ['2020-06-03T07:00:00Z', 1],
    ['2020-06-04T06:59:59Z', 1],
    ['2020-06-04T07:00:00Z', 0],
    ['2020-06-05T07:00:00Z', 0],
    ['2021-01-01T00:00:00Z', 0],
  ])('at %s are %i', (now, days) => {
    expect(daysRemaining(campaign, at(now))).toBe(days)
  })

  it('count a day of 23 hours as a day', () => {
    const spring = { end_date: '2026-03-09T23:59:59.999Z' }
    expect(daysRemaining(spring, at('2026-03-08T08:00:00Z'))).toBe(1)
  })
})

describe('a card', () => {
  it.each([
    ['a campaign of one UTC day', '2020-05-05T00:00:00.000Z', '2020-05-05T23:59:59.999Z', true],
    ['two instants of one day in Los Angeles', '2020-05-05T07:00:00.001Z', '2020-05-06T06:00:00Z', true],
    ['a campaign of two days', '2020-05-05T00:00:00.000Z', '2020-05-06T23:59:59.999Z', false],
    ['the turn of the year', '2020-12-31T00:00:00.000Z', '2021-01-01T23:59:59.999Z', false],
  ])('of %s (%s to %s) is hidden: %s', (_, start_date, end_date, hidden) => {
    expect(isCardHidden({ start_date, end_date })).toBe(hidden)
  })
})

describe('the campaign filter', () => {
  const campaigns = [
    campaign,
    { ...campaign, id: 72, name: 'ÉTÉ Tour' },
    { ...campaign, id: 73, name: 'One Day Tour', end_date: '2020-05-05T23:59:59.999Z' },
  ]
  const found = (text: string) => filterCampaigns(campaigns, text).map(({ id }) => id)

  it.each([
    ['', [71, 72]],
    ['  ', [71, 72]],
    ['tour', [71, 72]],
    ['SUMMER', [71]],
    ['mer t', [71]],
    ['été', [72]],
    ['one day', []],
    ['winter', []],
    ['.*', []],
  ])('%j finds %j', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })
})

const cases = sharedData('dates/cases.json')

describe.skipIf(!cases)('the collected card cases', () => {
  interface Cases {
    campaign_range: { stored_start: string; stored_end: string; hidden_by_utc_days: boolean }[]
    days_remaining_words: { days: number; text: string }[]
  }
  // The path is there: the suite is left out otherwise. The shape is the collection's own.
  const read = () => JSON.parse(readFileSync(cases as string, 'utf8')) as Cases

  it('hide the cards of campaigns whose UTC days are one', () => {
    for (const { stored_start, stored_end, hidden_by_utc_days } of read().campaign_range) {
      expect(isCardHidden({ start_date: stored_start, end_date: stored_end })).toBe(hidden_by_utc_days)
    }
  })

  it('word the days remaining', () => {
    const today = at('2020-05-05T19:00:00Z')
    for (const { days, text } of read().days_remaining_words) {
      const end_date = new Date(at('2020-05-05') + days * 86_400_000).toISOString()
      expect(pluralText(daysRemaining({ end_date }, today), 'day', 'days')).toBe(text)
    }
  })
})
