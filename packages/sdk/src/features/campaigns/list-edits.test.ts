import { describe, expect, it } from 'vitest'
import { aCampaignTruck, aPlaceholder, aTargetArea, aWholeCampaign } from '../../testing/a-campaign'
import {
  NO_EDITS,
  stageFields,
  stagePlaceholder,
  stagePlaceholderRemoval,
  stageTargetArea,
  stageTargetAreaUpdate,
  stageTruck,
  stageTruckUpdate,
} from './campaign-edits'
import { type EditKey, editKeyText } from './edit-key'
import { listEdits } from './list-edits'
import { hasNoEdits, undoEdit, withoutEdits } from './undo-edit'

const whole = aWholeCampaign()
const { truck_campaign_id: _, ...another } = aCampaignTruck({ truck_id: 6, truck_name: 'Box 6' })
const triangle: [number, number][] = [
  [0, 0],
  [1, 0],
  [0, 1],
]

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
  const list = listEdits(whole, everything)

  it('names what is changed, and how, in the order in which it is saved', () => {
    expect(list).toMatchObject([
      { of: 'field', field: 'name', did: 'updated', before: 'Summer Tour', after: 'Autumn' },
      { of: 'field', field: 'user_id', before: 4, after: 8 },
      { of: 'field', field: 'end_date', after: '2026-06-30T23:59:59.999Z' },
      { of: 'field', field: 'csv_report_enabled', before: true, after: false },
      {
        of: 'truck',
        id: 12,
        did: 'updated',
        before: { avg_mileage: 60 },
        after: { avg_mileage: 80 },
        changed: ['avg_mileage', 'license_plate'],
      },
      { of: 'truck', id: -1, did: 'added', after: { truck_name: 'Box 6' }, changed: [] },
      { of: 'placeholder', id: 9, did: 'removed', placeholder: { name: 'Downtown loop' } },
      { of: 'placeholder', id: 10, did: 'added', placeholder: { name: 'Port' } },
      { of: 'target_area', id: 30, did: 'updated', number: 1 },
      { of: 'target_area', id: -1, did: 'added', number: undefined },
    ])
  })

  it('is empty without edits', () => {
    expect(listEdits(whole, NO_EDITS)).toEqual([])
    expect([hasNoEdits(NO_EDITS), hasNoEdits(everything)]).toEqual([true, false])
  })

  it('has a key of its own for each', () => {
    expect(new Set(list.map(editKeyText)).size).toBe(list.length)
  })

  it('can be taken back one by one, in any order', () => {
    for (const edit of list) {
      const left = listEdits(whole, undoEdit(everything, edit)).map(editKeyText)
      expect(left).toEqual(list.filter(other => other !== edit).map(editKeyText))
    }
    expect(withoutEdits(everything, list.toReversed())).toEqual(NO_EDITS)
  })

  it('stays as it is where what is taken back is not on it', () => {
    const others: EditKey[] = [
      { of: 'field', field: 'view_priority' },
      { of: 'truck', id: 99 },
      { of: 'placeholder', id: 12 },
      { of: 'target_area', id: 9 },
    ]
    expect(withoutEdits(everything, others)).toEqual(everything)
  })

  it('survives being stored as text', () => {
    expect(listEdits(whole, JSON.parse(JSON.stringify(everything)))).toEqual(list)
  })
})
