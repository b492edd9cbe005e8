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
import { describeEdits } from './describe-edits'
import { hasNoEdits, undoEdit, withoutEdits } from './undo-edit'

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

const everything = [
  (edits: typeof NO_EDITS) =>
    stageFields(whole, edits, { name: 'Autumn', end_date: '2026-06-30T23:59:59.999Z' }),
  (edits: typeof NO_EDITS) => stageFields(whole, edits, { user_id: 8, csv_report_enabled: false }),
  (edits: typeof NO_EDITS) =>
    stageTruckUpdate(whole, edits, aCampaignTruck({ avg_mileage: 80, license_plate: null })),
  (edits: typeof NO_EDITS) => stageTruck(edits, another),
  (edits: typeof NO_EDITS) => stagePlaceholderRemoval(edits, 9),
  (edits: typeof NO_EDITS) =>
    stagePlaceholder(edits, aPlaceholder({ placeholder_id: 10, name: 'Port', is_macro: true })),
  (edits: typeof NO_EDITS) => stageTargetAreaUpdate(whole, edits, aTargetArea({ points: triangle })),
  (edits: typeof NO_EDITS) => stageTargetArea(edits, triangle),
].reduce((edits, stage) => stage(edits), NO_EDITS)

describe('the list of changes', () => {
  it('has a sentence for each, in the order in which they are saved', () => {
    const lines = describeEdits(whole, everything, id => (id === 8 ? 'Bolt Energy' : undefined))
    expect(lines.map(({ text }) => text)).toEqual([
      'Name: Summer Tour → Autumn',
      'End date: 05/31/2026 → 06/30/2026',
      'Client: Acme Soda → Bolt Energy',
      'CSV report: on → off',
      'Change Box 5 as “Sunset”: license plate, average mileage',
      'Add Box 6 as “Sunset”',
      'Remove Rep Route Downtown loop',
      'Add macro Port',
      'Reshape target area 1',
      'Add a target area',
    ])
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  })

  it('is empty without edits', () => {
    expect(describeEdits(whole, NO_EDITS)).toEqual([])
    expect([hasNoEdits(NO_EDITS), hasNoEdits(everything)]).toEqual([true, false])
  })

  it('can be taken back line by line, in any order', () => {
    const lines = describeEdits(whole, everything)
    for (const { id } of lines) {
      const left = describeEdits(whole, undoEdit(everything, id)).map(line => line.id)
      expect(left).toEqual(lines.map(line => line.id).filter(other => other !== id))
    }
    const ids = lines.map(({ id }) => id)
    expect(withoutEdits(everything, ids.toReversed())).toEqual(NO_EDITS)
    expect(undoEdit(everything, 'nothing:1')).toEqual(everything)
  })

  it('survives being stored as text', () => {
    expect(describeEdits(whole, JSON.parse(JSON.stringify(everything)))).toEqual(
      describeEdits(whole, everything),
    )
  })
})
