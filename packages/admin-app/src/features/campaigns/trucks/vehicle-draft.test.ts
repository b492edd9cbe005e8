import { CAMPAIGN_TRUCK_TEXTS } from '@product/sdk/nouns/campaigns'
import { aCampaign, aCampaignTruck } from '@product/sdk/testing'
import { describe, expect, it } from 'vitest'
import { chooseTruck, readDraft, startDraft } from './vehicle-draft'
import type { VehicleOption } from './vehicle-option'

const campaign = aCampaign()
const box9: VehicleOption = {
  id: 9,
  name: 'Box 9',
  license_plate: '7XYZ987',
  vendor_name: 'Vega Hauling',
  assignments: [
    { campaign_id: 71, campaign_name: 'Summer Tour', from: campaign.start_date, to: campaign.end_date },
    { campaign_id: 72, campaign_name: 'Winter Tour', from: campaign.start_date, to: campaign.end_date },
  ],
}

describe('a new vehicle of a campaign', () => {
  it('starts with 7 days and Clearpath', () => {
    expect(startDraft({}, campaign).tracking).toMatchObject({
      days_driven_per_week: 7,
      gps_provider: 'Clearpath',
      tracking_end: null,
    })
  })

  it('says at once all that is missing', () => {
    expect(readDraft(startDraft({}, campaign), {}, 71)).toEqual({
      problems: {
        truck_id: CAMPAIGN_TRUCK_TEXTS.noVehicle,
        tracking_start: CAMPAIGN_TRUCK_TEXTS.noTrackingStart,
        campaign_display_name: CAMPAIGN_TRUCK_TEXTS.noDisplayName,
        avg_mileage: CAMPAIGN_TRUCK_TEXTS.noMileage,
      },
    })
  })

  it('takes the plate of the chosen truck, and keeps one that was entered', () => {
    const empty = startDraft({}, campaign)
    expect(chooseTruck(empty, box9).tracking.license_plate).toBe('7XYZ987')
    const entered = { ...empty, tracking: { ...empty.tracking, license_plate: 'MINE' } }
    expect(chooseTruck(entered, box9).tracking.license_plate).toBe('MINE')
  })

  it('knows the other campaigns of its truck, not its own', () => {
    const start = chooseTruck(startDraft({}, campaign), box9)
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
    const read = readDraft(startDraft(truck, campaign), truck, 71)
    expect(read).toMatchObject({ vehicle: { truck_campaign_id: 12, version: 5, truck_name: 'Box 5' } })
  })

  it('shows a blank tracking start as the campaign’s', () => {
    const truck = aCampaignTruck({ tracking_start: null })
    expect(startDraft(truck, campaign).tracking.tracking_start).toBe(campaign.start_date)
  })
})
