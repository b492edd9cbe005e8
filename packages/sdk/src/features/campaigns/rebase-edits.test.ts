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
import { listEdits } from './list-edits'
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
    expect(listEdits(base, editsBetween(base, stored))).toMatchObject([
      { of: 'field', field: 'name', before: 'Summer Tour', after: 'Autumn' },
      { of: 'truck', id: 12, did: 'removed', before: { truck_name: 'Box 5' } },
      { of: 'truck', id: 13, did: 'added', after: { truck_name: 'Box 7' } },
      { of: 'placeholder', id: 9, did: 'removed', placeholder: { name: 'Downtown loop' } },
      { of: 'target_area', id: 30, did: 'updated', number: 1 },
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
    expect(dropped).toEqual([])
    expect(inBoth).toMatchObject([{ of: 'truck', id: 12 }])
  })

  it('of what is gone are dropped, and said', () => {
    const mine = stageTruckRemoval(
      stageTargetAreaUpdate(base, NO_EDITS, aTargetArea({ points: triangle })),
      12,
    )
    const stored = aWholeCampaign({ trucks: [], bounding_box: [] })
    const { edits, dropped } = rebaseEdits(base, stored, mine)
    expect(edits).toEqual(NO_EDITS)
    expect(dropped).toMatchObject([
      { of: 'truck', id: 12, did: 'removed' },
      { of: 'target_area', id: 30, did: 'updated', number: 1 },
    ])
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
    expect(dropped).toMatchObject([
      { of: 'field', field: 'name' },
      { of: 'placeholder', id: 10, did: 'added' },
    ])
  })

  it('of a field that both changed differently are named', () => {
    const mine = stageFields(base, NO_EDITS, { name: 'Winter', view_priority: 2 })
    const stored = aWholeCampaign({ campaign: aCampaign({ name: 'Autumn' }) })
    expect(rebaseEdits(base, stored, mine)).toMatchObject({
      edits: { fields: { name: 'Winter', view_priority: 2 } },
      inBoth: [{ of: 'field', field: 'name' }],
    })
  })

  it('of two things with the same id are told apart by their kind', () => {
    const areas = [aTargetArea({ bounding_box_id: 12 })]
    const before = aWholeCampaign({ bounding_box: areas })
    const mine = stageTruckUpdate(before, NO_EDITS, aCampaignTruck({ avg_mileage: 80 }))
    const stored = aWholeCampaign({ bounding_box: [aTargetArea({ bounding_box_id: 12, points: triangle })] })
    expect(rebaseEdits(before, stored, mine)).toMatchObject({ dropped: [], inBoth: [] })
  })
})
