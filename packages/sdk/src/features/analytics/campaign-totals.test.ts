import { describe, expect, it } from 'vitest'
import type { AnalyticsEntry, Provenance } from '../../nouns/driving/path'
import { campaignTotals } from './campaign-totals'

const entry = (
  distance: number,
  impressions: number,
  provenance: Provenance = 'measured',
): AnalyticsEntry => ({
  campaignId: 71,
  date: '2020-05-05',
  distance,
  impressions,
  provenance,
  capped: 0,
  estimated: true,
})

const vehicle = (id: number, analytics?: AnalyticsEntry[]) => ({
  key: `truck-${id}` as const,
  kind: 'truck' as const,
  id,
  index: id,
  displayName: '',
  paths: [],
  ...(analytics && { analytics }),
})

const mixed = [entry(2, 690), entry(1, 420), entry(3, 960, 'macro'), entry(0.5, 285, 'rep_route')]
const vehicles = [vehicle(1, mixed), vehicle(2, [entry(1, 420, 'macro')]), vehicle(3)]

describe('the totals of a campaign', () => {
  it('count every vehicle, its miles and its impressions', () => {
    expect(campaignTotals(vehicles)).toMatchObject({ trucks: 3, miles: 7.5, impressions: 2775 })
    expect(campaignTotals(vehicles).byProvenance.macro).toEqual({ miles: 4, impressions: 1380 })
    expect(campaignTotals([])).toMatchObject({ trucks: 0, miles: 0, impressions: 0 })
  })

  it('count only vehicles with measured miles on demand', () => {
    const measured = campaignTotals(vehicles, { measuredOnly: true })
    expect(measured).toMatchObject({ trucks: 1, miles: 3, impressions: 1110 })
    expect(measured.byProvenance.macro).toEqual({ miles: 0, impressions: 0 })
  })
})
