import { describe, expect, it } from 'vitest'
import {
  aTargetArea,
  aCampaign,
  aCampaignTruck,
  aPlaceholder,
  aWholeCampaign,
} from '../../testing/a-campaign'
import {
  NO_EDITS,
  stageTargetAreaUpdate,
  stageFields,
  stagePlaceholder,
  stageTruckRemoval,
  stageTruckUpdate,
} from './campaign-edits'
import { describeEdits } from './describe-edits'
import { editsBetween, rebaseEdits } from './rebase-edits'

const base = aWholeCampaign()
const triangle: [number, number][] = [
  [0, 0],
  [1, 0],
  [0, 1],
]

describe('what someone else did', () => {
  it('is told as edits', () => {
    const stored = aWholeCampaign({
      campaign: aCampaign({ name: 'Autumn', version: 4 }),
      trucks: [aCampaignTruck({ truck_campaign_id: 13, truck_name: 'Box 7' })],
      placeholders: [],
      bounding_box: [aTargetArea({ points: triangle, version: 2 })],
    })
    expect(describeEdits(base, editsBetween(base, stored)).map(({ text }) => text)).toEqual([
      'Name: Summer Tour → Autumn',
      'Remove Box 5 as “Sunset”',
      'Add Box 7 as “Sunset”',
      'Remove Rep Route Downtown loop',
      'Reshape target area 1',
    ])
  })

  it('is nothing where only versions differ', () => {
    const stored = aWholeCampaign({
      campaign: aCampaign({ version: 9 }),
      trucks: [aCampaignTruck({ version: 9 })],
    })
    expect(editsBetween(base, stored)).toEqual(NO_EDITS)
  })
})

describe('my edits on what is stored now', () => {
  it('win where both changed the same field of a truck, and keep the rest of theirs', () => {
    const mine = stageTruckUpdate(base, NO_EDITS, aCampaignTruck({ avg_mileage: 80 }))
    const stored = aWholeCampaign({
      trucks: [aCampaignTruck({ avg_mileage: 70, license_plate: 'NEW1', version: 2 })],
    })
    const { edits, dropped, inBoth } = rebaseEdits(base, stored, mine)
    expect(edits.trucks.updated).toEqual([
      aCampaignTruck({ avg_mileage: 80, license_plate: 'NEW1', version: 2 }),
    ])
    expect([dropped, inBoth]).toEqual([[], ['truck:12']])
  })

  it('of what is gone are dropped, and said', () => {
    const mine = stageTruckRemoval(
      stageTargetAreaUpdate(base, NO_EDITS, aTargetArea({ points: triangle })),
      12,
    )
    const stored = aWholeCampaign({ trucks: [], bounding_box: [] })
    const { edits, dropped } = rebaseEdits(base, stored, mine)
    expect(edits).toEqual(NO_EDITS)
    expect(dropped.map(({ text }) => text)).toEqual(['Remove Box 5 as “Sunset”', 'Reshape target area 1'])
  })

  it('that they made as well are dropped', () => {
    const mine = stagePlaceholder(
      stageFields(base, NO_EDITS, { name: 'Autumn' }),
      aPlaceholder({ placeholder_id: 10 }),
    )
    const stored = aWholeCampaign({
      campaign: aCampaign({ name: 'Autumn' }),
      placeholders: [
        aPlaceholder({ campaign_id: 71 }),
        aPlaceholder({ placeholder_id: 10, campaign_id: 71 }),
      ],
    })
    const { edits, dropped } = rebaseEdits(base, stored, mine)
    expect(edits).toEqual(NO_EDITS)
    expect(dropped.map(({ id }) => id)).toEqual(['field:name', 'placeholder:10'])
  })

  it('of a field that both changed differently are named', () => {
    const mine = stageFields(base, NO_EDITS, { name: 'Winter', view_priority: 2 })
    const stored = aWholeCampaign({ campaign: aCampaign({ name: 'Autumn' }) })
    expect(rebaseEdits(base, stored, mine)).toMatchObject({
      edits: { fields: { name: 'Winter', view_priority: 2 } },
      inBoth: ['field:name'],
    })
  })
})
