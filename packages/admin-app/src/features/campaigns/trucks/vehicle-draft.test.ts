import { CAMPAIGN_TRUCK_TEXTS } from '@product/sdk/nouns/campaigns'
import { aCampaign, aCampaignTruck } from '@product/sdk/testing'
import { describe, expect, it } from 'vitest'
import { chooseVehicle, nextDraft, readDraft, startDraft } from './vehicle-draft'
import type { VehicleOption } from './vehicle-option'

const campaign = aCampaign()
const box9: VehicleOption = {
  id: 9,
  name: 'Box 9',
  license_plate: '7XYZ987',
  vendor_name: 'Vega Hauling',
  last_avg_mileage: 45,
  assignments: [
    { campaign_id: 71, campaign_name: 'Summer Tour', from: campaign.start_date, to: campaign.end_date },
    { campaign_id: 72, campaign_name: 'Winter Tour', from: campaign.start_date, to: campaign.end_date },
  ],
}

describe('a new vehicle of a campaign', () => {
  it('starts with 7 days and Clearpath', () => {
    expect(startDraft({}, campaign, '2026-05-20').tracking).toMatchObject({
      days_driven_per_week: 7,
      gps_provider: 'Clearpath',
      tracking_end: null,
    })
  })

  it('says at once all that is missing', () => {
    expect(readDraft(startDraft({}, campaign, '2026-05-20'), {}, 71)).toEqual({
      problems: {
        truck_id: CAMPAIGN_TRUCK_TEXTS.noVehicle,
        campaign_display_name: CAMPAIGN_TRUCK_TEXTS.noDisplayName,
        avg_mileage: CAMPAIGN_TRUCK_TEXTS.noMileage,
      },
    })
  })

  it('takes plate, name and last mileage of the chosen truck, and keeps what was entered', () => {
    const empty = startDraft({}, campaign, '2026-05-20')
    const brought = { license_plate: '7XYZ987', campaign_display_name: 'Box 9', avg_mileage: 45 }
    expect(chooseVehicle(empty, { truck: box9 }).tracking).toMatchObject(brought)
    const entered = { license_plate: 'MINE', campaign_display_name: 'Nine', avg_mileage: 80 }
    const filled = { ...empty, tracking: { ...empty.tracking, ...entered } }
    expect(chooseVehicle(filled, { truck: box9 }).tracking).toMatchObject(entered)
  })

  it('takes those of another truck instead, and of none none', () => {
    const first = chooseVehicle(startDraft({}, campaign, '2026-05-20'), { truck: box9 })
    const cleared = chooseVehicle(first, { truck: undefined })
    expect(cleared.tracking).toMatchObject({ license_plate: null })
    expect(cleared.tracking.campaign_display_name).toBeUndefined()
    expect(cleared.tracking.avg_mileage).toBeUndefined()
    const box8 = { ...box9, id: 8, name: 'Box 8', license_plate: null, last_avg_mileage: null }
    expect(chooseVehicle(first, { truck: box8 }).tracking).toMatchObject({
      license_plate: null,
      campaign_display_name: 'Box 8',
      avg_mileage: undefined,
    })
  })

  it('is shown by its macro’s name where it has no truck', () => {
    const loop = { ...box9, id: 4, name: 'Loop', license_plate: null }
    const draft = chooseVehicle(startDraft({}, campaign, '2026-05-20'), { macro: loop })
    expect(draft.tracking.campaign_display_name).toBe('Loop')
    expect(chooseVehicle(draft, { truck: box9 }).tracking.campaign_display_name).toBe('Box 9')
  })

  it('after another is tracked as that was, with its mileage where its truck has none', () => {
    const first = chooseVehicle(startDraft({}, campaign, '2026-05-20'), { truck: box9 })
    const changed = { days_driven_per_week: 5, gps_provider: 'Linxup' as const, avg_mileage: 70 }
    const next = nextDraft({ ...first, tracking: { ...first.tracking, ...changed } })
    expect(next).toMatchObject({
      truck: undefined,
      tracking: { tracking_start: '2026-05-20T00:00:00.000Z', ...changed },
    })
    expect(next.tracking).not.toHaveProperty('license_plate')
    expect(next.tracking).not.toHaveProperty('campaign_display_name')
    expect(chooseVehicle(next, { truck: box9 }).tracking.avg_mileage).toBe(45)
    const withoutMileage = { ...box9, last_avg_mileage: null }
    expect(chooseVehicle(next, { truck: withoutMileage }).tracking.avg_mileage).toBe(70)
  })

  it('knows the other campaigns of its truck, not its own', () => {
    const start = chooseVehicle(startDraft({}, campaign, '2026-05-20'), { truck: box9 })
    const tracking = {
      ...start.tracking,
      campaign_display_name: 'Nine',
      tracking_start: campaign.start_date,
      avg_mileage: 50,
      days_driven_per_week: undefined,
    }
    expect(readDraft({ ...start, tracking }, {}, 71)).toMatchObject({
      vehicle: {
        truck_id: 9,
        truck_name: 'Box 9',
        macro_id: null,
        days_driven_per_week: 7,
        other_campaigns: [{ campaign_id: 72 }],
      },
    })
  })
})

describe('a stored vehicle', () => {
  it('keeps its id and version when it is changed', () => {
    const truck = aCampaignTruck({ version: 5 })
    const read = readDraft(startDraft(truck, campaign, '2026-05-20'), truck, 71)
    expect(read).toMatchObject({ vehicle: { truck_campaign_id: 12, version: 5, truck_name: 'Box 5' } })
  })

  it('shows a blank tracking start as the campaign’s', () => {
    const truck = aCampaignTruck({ tracking_start: null })
    expect(startDraft(truck, campaign, '2026-05-20').tracking.tracking_start).toBe(campaign.start_date)
  })
})
