import { describe, expect, it } from 'vitest'
import { bounding_boxes, truck_campaigns } from '../../db/tables/campaigns'
import { placeholders } from '../../db/tables/placeholders'
import { trucks } from '../../db/tables/fleet'
import { testApp } from '../../testing/test-app'
import { client, drive, line, truck } from '../../testing/driven-campaign'

describe('routes of a campaign', () => {
  it('carry distance, impressions and how they are known', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    const id = await truck(app)
    await drive(app, 'truck', id, '2026-05-19T15:00:00.000Z')
    expect((await api.campaignRoutes({ params })).trucks).toEqual([
      {
        id,
        imei: '352099000000014',
        display_name: 'Truck one',
        paths: [
          {
            start: '2026-05-19T15:00:00.000Z',
            end: '2026-05-19T15:10:00.000Z',
            distance: 10,
            impressions: 2850,
            polyline: line,
            provenance: 'measured',
            capped: false,
            estimated: true,
          },
        ],
      },
    ])
  })

  it('begin where the time period says; without one 7 days ago, with 0 at the beginning', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    const id = await truck(app)
    for (const day of ['01', '12', '13', '20']) await drive(app, 'truck', id, `2026-05-${day}T15:00:00.000Z`)
    const days = async (answer: ReturnType<typeof api.campaignRoutes>) =>
      (await answer).trucks[0]?.paths.map(({ start }) => start.slice(8, 10))
    const since = (timePeriod: string) => api.campaignRoutesSince({ params: { ...params, timePeriod } })
    expect(await days(api.campaignRoutes({ params }))).toEqual(['13', '20'])
    expect(await days(since('0'))).toEqual(['01', '12', '13', '20'])
    expect(await days(since(String(Date.parse('2026-05-12T15:00:00Z'))))).toEqual(['12', '13', '20'])
    expect(await days(since(String(Date.parse('9999-12-31T23:59:59.999Z'))))).toEqual([])
  })

  it.each(['abc', '-1', '1e20', '1.5', '253402300800000', '99999999999999999999'])(
    'refuse the time period %s',
    async timePeriod => {
      const app = await testApp()
      const { api, params } = await client(app)
      const call = api.campaignRoutesSince({ params: { ...params, timePeriod } })
      await expect(call).rejects.toMatchObject({ status: 400, code: 'malformed' })
    },
  )

  it('count a path over 1000 miles as 20, and given impressions as they are', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    const id = await truck(app)
    await drive(app, 'truck', id, '2026-05-19T15:00:00.000Z', { distance_miles: 1000.1 })
    await drive(app, 'truck', id, '2026-05-19T16:00:00.000Z', { given_impressions: 77 })
    expect((await api.campaignRoutes({ params })).trucks[0]?.paths).toMatchObject([
      { distance: 20, impressions: 5550, capped: true, estimated: true },
      { distance: 10, impressions: 77, capped: false, estimated: false },
    ])
  })

  it('of a blended truck are its GPS, and the macro’s on days without any', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    await app.db.insert(placeholders).values({ placeholder_id: 9, name: 'Loop', is_macro: true })
    const id = await truck(app, { macro_id: 9 })
    await drive(app, 'truck', id, '2026-05-18T15:00:00.000Z')
    await drive(app, 'placeholder', 9, '2026-05-18T14:00:00.000Z')
    await drive(app, 'placeholder', 9, '2026-05-19T14:00:00.000Z')
    const { trucks: single, blended } = await api.campaignRoutes({ params })
    expect(single).toEqual([])
    expect(blended[0]?.paths.map(({ start, provenance }) => [start.slice(8, 10), provenance])).toEqual([
      ['18', 'measured'],
      ['19', 'macro'],
    ])
  })

  it('leave a blended vehicle without a path out, and keep a truck without one', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    await app.db.insert(placeholders).values({ placeholder_id: 9, name: 'Loop', is_macro: true })
    const [lone] = await app.db.insert(trucks).values({ name: 'Other' }).returning()
    await truck(app)
    await app.db.insert(truck_campaigns).values({
      campaign_id: 71,
      truck_id: lone?.truck_id,
      macro_id: 9,
      campaign_display_name: 'Blend',
    })
    const answer = await api.campaignRoutes({ params })
    expect([answer.trucks.length, answer.blended.length]).toEqual([1, 0])
  })

  it('stay within the tracking span of the truck, by whole UTC days', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    const id = await truck(app, {
      tracking_start: new Date('2026-05-15T00:00:00Z'),
      tracking_end: new Date('2026-05-16T23:59:59.999Z'),
    })
    for (const day of ['14', '15', '16', '17']) await drive(app, 'truck', id, `2026-05-${day}T15:00:00.000Z`)
    const {
      trucks: [only],
    } = await api.campaignRoutesSince({ params: { ...params, timePeriod: '0' } })
    expect(only?.paths.map(({ start }) => start.slice(8, 10))).toEqual(['15', '16'])
  })

  it('of a Rep Route and a macro stand in their own groups', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    await app.db.insert(placeholders).values([
      { placeholder_id: 1, name: 'Rep', campaign_id: 71 },
      { placeholder_id: 2, name: 'Macro', campaign_id: 71, is_macro: true },
    ])
    await drive(app, 'placeholder', 1, '2026-05-19T15:00:00.000Z', { given_impressions: 500 })
    const answer = await api.campaignRoutes({ params })
    expect(answer.placeholders).toMatchObject([
      { id: 1, display_name: 'Rep', paths: [{ provenance: 'rep_route' }] },
    ])
    expect(answer.macros).toMatchObject([{ id: 2, display_name: 'Macro', paths: [] }])
  })

  it('of a campaign with no vehicles are four empty groups', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    expect(await api.campaignRoutes({ params })).toEqual({
      trucks: [],
      blended: [],
      placeholders: [],
      macros: [],
    })
  })
})

describe('a client’s campaigns', () => {
  it('come with their counts of active trucks', async () => {
    const app = await testApp()
    const { api, userId } = await client(app)
    await truck(app)
    await app.db.insert(truck_campaigns).values([
      { campaign_id: 71, truck_id: 1, campaign_display_name: 'again' },
      { campaign_id: 71, campaign_display_name: 'gone', truck_id: null },
    ])
    const params = { userId }
    expect(await api.userCampaigns({ params })).toEqual({
      campaigns: [
        {
          id: 71,
          name: 'Summer',
          csv_report_enabled: false,
          start_date: '2026-05-01T00:00:00.000Z',
          end_date: '2026-05-31T23:59:59.999Z',
        },
      ],
    })
    expect(await api.campaignTruckCounts({ params })).toEqual({
      allCampaigntrucks: [{ campaign_id: 71, total_sum: 1 }],
    })
  })

  it('have target areas, longitude first', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    const points: [number, number][] = [
      [-118.3, 34],
      [-118.2, 34],
      [-118.2, 34.1],
    ]
    await app.db.insert(bounding_boxes).values({ campaign_id: 71, points })
    expect(await api.targetAreas({ params })).toEqual({ bounding_box: [{ bounding_box_id: 1, points }] })
  })
})
