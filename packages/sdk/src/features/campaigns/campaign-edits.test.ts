import { describe, expect, it } from 'vitest'
import { aTargetArea, aCampaignTruck, aPlaceholder, aWholeCampaign } from '../../testing/a-campaign'
import {
  NO_EDITS,
  stageTargetArea,
  stageTargetAreaRemoval,
  stageTargetAreaUpdate,
  stageFields,
  stagePlaceholder,
  stagePlaceholderRemoval,
  stageTruck,
  stageTruckRemoval,
  stageTruckUpdate,
  withEdits,
} from './campaign-edits'

const whole = aWholeCampaign()
const { truck_campaign_id: _, ...another } = aCampaignTruck({ truck_id: 6, truck_name: 'Box 6' })
const triangle: [number, number][] = [
  [0, 0],
  [1, 0],
  [0, 1],
]

describe('staging', () => {
  it('adds trucks under ids of their own', () => {
    const edits = stageTruck(stageTruck(NO_EDITS, another), another)
    expect(edits.trucks.added.map(truck => truck.truck_campaign_id)).toEqual([-1, -2])
    expect(withEdits(whole, edits).trucks).toHaveLength(3)
  })

  it('and removing the same truck leaves nothing, and adding it again one', () => {
    const added = stageTruck(NO_EDITS, another)
    const removed = stageTruckRemoval(added, -1)
    expect(removed).toEqual(NO_EDITS)
    expect(stageTruck(removed, another)).toEqual(added)
  })

  it('changes an added truck in its place', () => {
    const added = stageTruck(NO_EDITS, another)
    const edits = stageTruckUpdate(whole, added, {
      ...another,
      truck_campaign_id: -1,
      campaign_display_name: 'Dawn',
    })
    expect(edits.trucks.added).toMatchObject([{ truck_campaign_id: -1, campaign_display_name: 'Dawn' }])
    expect(edits.trucks.updated).toEqual([])
  })

  it('a stored truck’s change and taking it back leaves nothing', () => {
    const edits = stageTruckUpdate(whole, NO_EDITS, aCampaignTruck({ avg_mileage: 80 }))
    expect(withEdits(whole, edits).trucks).toEqual([aCampaignTruck({ avg_mileage: 80 })])
    expect(stageTruckUpdate(whole, edits, aCampaignTruck())).toEqual(NO_EDITS)
  })

  it('the removal of a changed truck keeps only the removal, once', () => {
    const changed = stageTruckUpdate(whole, NO_EDITS, aCampaignTruck({ avg_mileage: 80 }))
    const edits = stageTruckRemoval(stageTruckRemoval(changed, 12), 12)
    expect(edits.trucks).toEqual({ added: [], updated: [], removed: [12] })
    expect(withEdits(whole, edits).trucks).toEqual([])
  })

  it('moves placeholders there and back', () => {
    const added = stagePlaceholder(NO_EDITS, aPlaceholder({ placeholder_id: 10 }))
    expect(stagePlaceholder(added, aPlaceholder({ placeholder_id: 10 }))).toEqual(added)
    expect(withEdits(whole, added).placeholders.map(one => one.placeholder_id)).toEqual([9, 10])
    expect(stagePlaceholderRemoval(added, 10)).toEqual(NO_EDITS)
    const removed = stagePlaceholderRemoval(NO_EDITS, 9)
    expect(withEdits(whole, removed).placeholders).toEqual([])
    expect(stagePlaceholder(removed, aPlaceholder())).toEqual(NO_EDITS)
  })

  it('adds, reshapes and removes target areas', () => {
    const added = stageTargetArea(NO_EDITS, triangle)
    expect(added.targetAreas.added).toEqual([{ bounding_box_id: -1, points: triangle, version: 0 }])
    expect(stageTargetAreaRemoval(added, -1)).toEqual(NO_EDITS)
    const reshaped = stageTargetAreaUpdate(whole, NO_EDITS, aTargetArea({ points: triangle }))
    expect(withEdits(whole, reshaped).bounding_box[0]?.points).toEqual(triangle)
    expect(stageTargetAreaRemoval(reshaped, 30).targetAreas).toEqual({
      added: [],
      updated: [],
      removed: [30],
    })
  })

  it('a field that is as stored again is no edit', () => {
    const edits = stageFields(whole, NO_EDITS, { name: 'Autumn', view_priority: 0 })
    expect(edits.fields).toEqual({ name: 'Autumn' })
    expect(withEdits(whole, edits).campaign.name).toBe('Autumn')
    expect(stageFields(whole, edits, { name: 'Summer Tour' })).toEqual(NO_EDITS)
  })

  it('leaves the edits it was given as they were', () => {
    const before = JSON.stringify(NO_EDITS)
    stageTargetArea(
      stagePlaceholder(stageTruck(NO_EDITS, another), aPlaceholder({ placeholder_id: 10 })),
      triangle,
    )
    expect(JSON.stringify(NO_EDITS)).toBe(before)
  })
})
