import { describe, expect, it } from 'vitest'
import { campaignDays, campaignList, endOfCampaignDay, startOfCampaignDay } from './campaign-dates'

const MAY = { start_date: startOfCampaignDay('2026-05-01'), end_date: endOfCampaignDay('2026-05-31') }

describe('a picked date', () => {
  it('is sent as the edge of its UTC day', () => {
    expect(MAY).toEqual({ start_date: '2026-05-01T00:00:00.000Z', end_date: '2026-05-31T23:59:59.999Z' })
  })

  it('that is none is refused', () => {
    expect(() => endOfCampaignDay('2026-02-30')).toThrow(RangeError)
  })
})

describe('a campaign', () => {
  it.each([
    // Los Angeles is seven hours behind UTC in May.
    ['2026-05-01T06:59:59.999Z', 'in_production', 0, 31],
    ['2026-05-01T07:00:00.000Z', 'active', 0, 30],
    ['2026-05-20T17:00:00.000Z', 'active', 19, 11],
    ['2026-06-01T06:59:59.999Z', 'active', 30, 0],
    ['2026-06-01T07:00:00.000Z', 'expired', 31, 0],
  ] as const)('at %s is %s, with %i days elapsed and %i remaining', (now, list, elapsed, remaining) => {
    expect(campaignList(MAY, now)).toBe(list)
    expect(campaignDays(MAY, now)).toEqual({ elapsed, remaining })
  })

  it('that starts at another instant starts on its Los Angeles date', () => {
    const odd = { start_date: '2026-05-02T03:00:00.000Z', end_date: '2026-05-31T03:00:00.000Z' }
    expect(campaignDays(odd, '2026-05-20T17:00:00.000Z')).toEqual({ elapsed: 19, remaining: 10 })
  })

  it('of one day is active on that day only', () => {
    const day = { start_date: startOfCampaignDay('2026-05-20'), end_date: endOfCampaignDay('2026-05-20') }
    const noon = (date: string) => campaignList(day, `${date}T19:00:00Z`)
    expect([noon('2026-05-19'), noon('2026-05-20'), noon('2026-05-21')]).toEqual([
      'in_production',
      'active',
      'expired',
    ])
  })
})
