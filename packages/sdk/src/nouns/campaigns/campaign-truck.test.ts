import { describe, expect, it } from 'vitest'
import { aCampaignTruck } from '../../testing/a-campaign'
import { CAMPAIGN_TRUCK_TEXTS } from './campaign-truck-fields'
import { campaignTruckFields, campaignTruckForm, vehicleName } from './campaign-truck'

const form = {
  truck_id: 5,
  campaign_display_name: 'Sunset',
  tracking_start: '2026-05-01T00:00:00.000Z',
  avg_mileage: 60,
}

const issues = (value: object) =>
  campaignTruckFields.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('the form of a truck on a campaign', () => {
  it('defaults to 7 days a week, Clearpath, and tracking until the campaign ends', () => {
    expect(campaignTruckFields.parse(form)).toMatchObject({
      ...form,
      macro_id: null,
      license_plate: null,
      tracking_end: null,
      days_driven_per_week: 7,
      gps_provider: 'Clearpath',
    })
  })

  it('says at once all that is missing', () => {
    const messages = issues({})?.map(([, message]) => message)
    expect(new Set(messages)).toEqual(
      new Set([
        'No Truck or Macro selected. Please select one of them!',
        'Please select a tracking start date!',
        'Please select a display name!',
        'Please provide average mileage!',
      ]),
    )
  })

  it.each([{ truck_id: 5 }, { macro_id: 9 }, { truck_id: 5, macro_id: 9 }])('takes %j', vehicle => {
    expect(issues({ ...form, truck_id: null, ...vehicle })).toBeUndefined()
  })

  it.each([0, -1, Number.NaN, '60', null])('needs an average mileage, which %j is not', avg_mileage => {
    expect(issues({ ...form, avg_mileage })).toEqual([['avg_mileage', CAMPAIGN_TRUCK_TEXTS.noMileage]])
  })

  it.each([
    [undefined, 7],
    [null, 7],
    ['', 7],
    [0, 7],
    [1, 1],
    [7, 7],
  ])('reads %j days per week as %i', (days_driven_per_week, expected) => {
    expect(campaignTruckFields.parse({ ...form, days_driven_per_week }).days_driven_per_week).toBe(expected)
  })

  it.each([8, -1, 2.5, '5'])('refuses %j days per week', days_driven_per_week => {
    expect(issues({ ...form, days_driven_per_week })).toEqual([
      ['days_driven_per_week', CAMPAIGN_TRUCK_TEXTS.daysPerWeek],
    ])
  })

  it('refuses a tracking end before its start, and takes the same day', () => {
    const ending = (tracking_end: string) => issues({ ...form, tracking_end })
    expect(ending('2026-04-30T23:59:59.999Z')).toEqual([
      ['tracking_end', CAMPAIGN_TRUCK_TEXTS.endBeforeStart],
    ])
    expect(ending('2026-05-01T23:59:59.999Z')).toBeUndefined()
  })

  it('of a stored truck shows the campaign’s start where none is stored', () => {
    const campaign = { start_date: '2026-04-01T00:00:00.000Z', end_date: '2026-04-30T23:59:59.999Z' }
    const stored = aCampaignTruck({ tracking_start: null, days_driven_per_week: 0, gps_provider: 'other' })
    expect(campaignTruckForm(stored, campaign, '2026-05-20')).toMatchObject({
      tracking_start: campaign.start_date,
      days_driven_per_week: 7,
      gps_provider: 'Clearpath',
    })
  })

  it.each([
    ['before it', '2026-03-31', '2026-04-01T00:00:00.000Z'],
    ['on its first day', '2026-04-01', '2026-04-01T00:00:00.000Z'],
    ['while it runs', '2026-04-12', '2026-04-12T00:00:00.000Z'],
    ['on its last day', '2026-04-30', '2026-04-30T00:00:00.000Z'],
    ['after it', '2026-05-01', '2026-04-01T00:00:00.000Z'],
  ])('offers a vehicle added %s a tracking start', (_when, today, expected) => {
    const campaign = { start_date: '2026-04-01T00:00:00.000Z', end_date: '2026-04-30T23:59:59.999Z' }
    expect(campaignTruckForm({}, campaign, today).tracking_start).toBe(expected)
  })

  it('offers no tracking start while the campaign has no dates', () => {
    const undated = { start_date: '', end_date: '' }
    expect(campaignTruckForm({}, undated, '2026-04-12').tracking_start).toBeUndefined()
  })

  it('calls a vehicle by its truck, else its macro', () => {
    expect(vehicleName(aCampaignTruck())).toBe('Box 5')
    expect(vehicleName(aCampaignTruck({ truck_name: null, macro_name: 'Loop' }))).toBe('Loop')
    expect(vehicleName(aCampaignTruck({ truck_name: null }))).toBe('Sunset')
  })
})
