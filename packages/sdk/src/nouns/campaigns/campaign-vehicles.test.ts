import { describe, expect, it } from 'vitest'
import { blend, campaignVehicles, type TruckOnCampaign } from './campaign-vehicles'

const campaign = {
  start_date: new Date('2026-05-01T00:00:00.000Z'),
  end_date: new Date('2026-05-31T23:59:59.999Z'),
}

const row = (over: Partial<TruckOnCampaign>): TruckOnCampaign => ({
  truck_id: null,
  macro_id: null,
  campaign_display_name: 'Box 12',
  macro_name: null,
  imei: null,
  tracking_start: null,
  tracking_end: null,
  ...over,
})

const may = { fromDay: '2026-05-01', toDay: '2026-05-31' }

describe('vehicles of a campaign', () => {
  it.each([
    ['a truck only is a truck', row({ truck_id: 7 }), 'trucks', 7, 'measured'],
    ['a truck with a macro is blended', row({ truck_id: 7, macro_id: 3 }), 'blended', 7, 'measured'],
    ['a macro only is a macro', row({ macro_id: 3 }), 'macros', 3, 'macro'],
  ] as const)('%s', (_, listed, group, id, provenance) => {
    expect(campaignVehicles(campaign, [listed], [])).toMatchObject([{ group, id, provenance }])
  })

  it('a row with neither is no vehicle', () => {
    expect(campaignVehicles(campaign, [row({})], [])).toEqual([])
  })

  it('a placeholder is a Rep Route, or a macro when it says so', () => {
    const placeholders = [
      { placeholder_id: 1, name: 'North loop', is_macro: false },
      { placeholder_id: 2, name: 'South loop', is_macro: true },
    ]
    expect(campaignVehicles(campaign, [], placeholders)).toMatchObject([
      { group: 'placeholders', provenance: 'rep_route', sources: [{ kind: 'placeholder', id: 1, ...may }] },
      { group: 'macros', provenance: 'macro', sources: [{ kind: 'placeholder', id: 2, ...may }] },
    ])
  })

  it('a blank tracking span is the campaign', () => {
    expect(campaignVehicles(campaign, [row({ truck_id: 7 })], [])[0]?.sources).toEqual([
      { kind: 'truck', id: 7, ...may },
    ])
  })

  it('a truck listed for two spans is one vehicle with both', () => {
    const twice = [
      row({ truck_id: 7, tracking_end: new Date('2026-05-03T23:59:59.999Z') }),
      row({ truck_id: 7, tracking_start: new Date('2026-05-20T00:00:00.000Z') }),
    ]
    expect(campaignVehicles(campaign, twice, [])).toMatchObject([
      {
        sources: [
          { fromDay: '2026-05-01', toDay: '2026-05-03' },
          { fromDay: '2026-05-20', toDay: '2026-05-31' },
        ],
      },
    ])
  })
})

describe('blending', () => {
  const gps = [{ utcDay: '2026-05-02', by: 'gps' }]
  const macro = [
    { utcDay: '2026-05-01', by: 'macro' },
    { utcDay: '2026-05-02', by: 'macro' },
  ]

  it('takes the macro on days without GPS and never both', () => {
    expect(blend(gps, macro)).toEqual([
      { utcDay: '2026-05-01', by: 'macro' },
      { utcDay: '2026-05-02', by: 'gps' },
    ])
  })

  it('without a macro leaves the GPS as it is', () => {
    expect(blend(gps, [])).toEqual(gps)
  })
})
