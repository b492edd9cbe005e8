import { NO_EDITS, stageFields, stageTruckRemoval, stageTruckUpdate } from '@product/sdk/features/campaigns'
import { aCampaign, aCampaignTruck, aWholeCampaign } from '@product/sdk/testing'
import { describe, expect, it } from 'vitest'
import { staleChoice } from './stale-choice'

const base = aWholeCampaign()
const theirs = aWholeCampaign({
  campaign: aCampaign({ name: 'Autumn Tour', view_priority: 7, version: 4 }),
  trucks: [aCampaignTruck({ campaign_display_name: 'Sunset West', version: 2 })],
})
const mine = stageFields(base, NO_EDITS, { name: 'Winter Tour', csv_report_enabled: false })

describe('after somebody else saved the campaign', () => {
  it('only what both changed is asked, with what each of us did', () => {
    const { conflicts, dropped } = staleChoice({ base, mine, theirs })
    expect(conflicts).toMatchObject([
      {
        key: { of: 'field', field: 'name' },
        theirs: { before: 'Summer Tour', after: 'Autumn Tour' },
        mine: { before: 'Summer Tour', after: 'Winter Tour' },
      },
    ])
    expect(dropped).toEqual([])
  })

  it('mine goes on top of theirs where I keep it', () => {
    const { edits } = staleChoice({ base, mine, theirs })
    expect(edits(() => true).fields).toEqual({ name: 'Winter Tour', csv_report_enabled: false })
    expect(edits(() => false).fields).toEqual({ csv_report_enabled: false })
  })

  it('a truck that I remove and they changed is a choice', () => {
    const removal = stageTruckRemoval(NO_EDITS, 12)
    const { conflicts, edits } = staleChoice({ base, mine: removal, theirs })
    expect(conflicts).toMatchObject([
      { key: { of: 'truck', id: 12 }, theirs: { did: 'updated' }, mine: { did: 'removed' } },
    ])
    expect(edits(() => true).trucks.removed).toEqual([12])
    expect(edits(() => false).trucks.removed).toEqual([])
  })

  it('a change of a truck that they removed is told as dropped', () => {
    const change = stageTruckUpdate(base, NO_EDITS, aCampaignTruck({ avg_mileage: 90 }))
    const { dropped, edits } = staleChoice({ base, mine: change, theirs: { ...theirs, trucks: [] } })
    expect(dropped).toMatchObject([{ of: 'truck', id: 12, did: 'updated' }])
    expect(edits(() => true).trucks.updated).toEqual([])
  })
})
