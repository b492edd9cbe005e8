import { describe, expect, it } from 'vitest'
import { aCampaign, aCampaignTruck } from '../../testing/a-campaign'
import type { Assignment } from './campaign-truck'
import { overlapping, overlapWarnings, trackedSpan } from './truck-overlap'

const other = (from: string, to: string): Assignment => ({
  campaign_id: 72,
  campaign_name: 'New York',
  from: `${from}T00:00:00.000Z`,
  to: `${to}T23:59:59.999Z`,
})
const span = { from: '2026-05-10T00:00:00.000Z', to: '2026-05-20T23:59:59.999Z' }

describe('a truck', () => {
  it.each([
    ['2026-05-01', '2026-05-09', false],
    ['2026-05-01', '2026-05-10', true],
    ['2026-05-12', '2026-05-13', true],
    ['2026-05-20', '2026-05-31', true],
    ['2026-05-21', '2026-05-31', false],
  ])('tracked from the 10th to the 20th meets a campaign from %s to %s: %s', (from, to, meets) => {
    expect(overlapping(span, [other(from, to)])).toHaveLength(meets ? 1 : 0)
  })

  it('without its own dates is tracked as long as the campaign runs', () => {
    const blank = aCampaignTruck({ tracking_start: null, tracking_end: null })
    const { start_date: from, end_date: to } = aCampaign()
    expect(trackedSpan(blank, aCampaign())).toEqual({ from, to })
  })

  it('on another campaign at the same time is warned of, with that campaign’s name and dates', () => {
    const truck = aCampaignTruck({ other_campaigns: [other('2026-05-20', '2026-06-10')] })
    expect(overlapWarnings([truck], aCampaign())).toEqual([
      {
        truck_campaign_id: 12,
        text: 'Box 5 is also on campaign New York from 05/20/2026 to 06/10/2026.',
      },
    ])
  })

  it('twice on the same campaign is warned of only where the times meet', () => {
    const end = '2026-05-10T23:59:59.999Z'
    const first = aCampaignTruck({ tracking_end: end })
    const second = aCampaignTruck({ truck_campaign_id: 13, tracking_start: '2026-05-11T00:00:00.000Z' })
    expect(overlapWarnings([first, second], aCampaign())).toEqual([])
    expect(overlapWarnings([{ ...first, tracking_end: null }, second], aCampaign())).toHaveLength(2)
  })

  it('many times on the same campaign is warned of once a row, not once a pair', () => {
    const rows = Array.from({ length: 30 }, (_, at) => aCampaignTruck({ truck_campaign_id: at + 1 }))
    expect(overlapWarnings(rows, aCampaign())).toHaveLength(30)
  })

  it('that is a macro alone is never warned of', () => {
    const macro = aCampaignTruck({ truck_id: null, macro_id: 9 })
    expect(overlapWarnings([macro, { ...macro, truck_campaign_id: 13 }], aCampaign())).toEqual([])
  })
})
