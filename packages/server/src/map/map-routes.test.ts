import { encodePolyline } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { bounding_boxes, campaigns, truck_campaigns } from '../db/tables/campaigns'
import { paths } from '../db/tables/driving'
import { placeholders, trucks } from '../db/tables/fleet'
import { sumVehicleDays } from '../telemetry/path-store'
import { type TestApp, testApp } from '../testing/test-app'

const MAY = { start_date: new Date('2026-05-01T00:00:00Z'), end_date: new Date('2026-05-31T23:59:59.999Z') }
const line = encodePolyline([-118.24, 34.05, -118.25, 34.06])

async function client(app: TestApp) {
  const { api, userId } = await app.loginAs(4)
  await app.db.insert(campaigns).values({ campaign_id: 71, name: 'Summer', user_id: userId, ...MAY })
  return { api, userId, params: { campaignId: 71 } }
}

async function drive(
  app: TestApp,
  kind: 'truck' | 'placeholder',
  id: number,
  start: string,
  over: { distance_miles?: number; given_impressions?: number } = {},
) {
  const started_at = new Date(start)
  await app.db.insert(paths).values({
    vehicle_kind: kind,
    vehicle_id: id,
    utc_day: start.slice(0, 10),
    started_at,
    ended_at: new Date(started_at.getTime() + 600_000),
    distance_miles: 10,
    polyline: line,
    rule_version: 1,
    ...over,
  })
  await sumVehicleDays(app.db, kind, id, [start.slice(0, 10)])
}

async function truck(app: TestApp, over: Partial<typeof truck_campaigns.$inferInsert> = {}) {
  const [added] = await app.db.insert(trucks).values({ name: 'Box', imei: '352099000000014' }).returning()
  const truck_id = added?.truck_id ?? 0
  await app.db
    .insert(truck_campaigns)
    .values({ campaign_id: 71, truck_id, campaign_display_name: 'Truck one', ...over })
  return truck_id
}

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
  })

  it.each(['abc', '-1', '1e20', '1.5', '99999999999999999999'])(
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
    const { blended: counted } = await api.campaignAnalytics({ params })
    expect(counted[0]?.analytics.map(({ date, provenance }) => [date, provenance])).toEqual([
      ['2026-05-18', 'measured'],
      ['2026-05-19', 'macro'],
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

describe('analytics of a campaign', () => {
  it('sum a day’s paths, with the factor of campaign 54 in spring 2020', async () => {
    const app = await testApp()
    const { api, userId } = await app.loginAs(4)
    await app.db.insert(campaigns).values({
      campaign_id: 54,
      name: 'Spring',
      user_id: userId,
      start_date: new Date('2020-03-01T00:00:00Z'),
      end_date: new Date('2020-06-30T23:59:59.999Z'),
    })
    const [added] = await app.db.insert(trucks).values({ name: 'Box' }).returning()
    const id = added?.truck_id ?? 0
    await app.db.insert(truck_campaigns).values({ campaign_id: 54, truck_id: id, campaign_display_name: 'T' })
    await drive(app, 'truck', id, '2020-03-10T23:59:59.000Z')
    await drive(app, 'truck', id, '2020-03-11T00:00:00.000Z')
    await drive(app, 'truck', id, '2020-03-11T05:00:00.000Z')
    const params = { campaignId: 54 }
    const {
      trucks: [counted],
    } = await api.campaignAnalytics({ params })
    expect(
      counted?.analytics.map(({ date, distance, impressions }) => [date, distance, Math.round(impressions)]),
    ).toEqual([
      ['2020-03-10', 10, 2337],
      ['2020-03-11', 20, 2337],
    ])
    const {
      trucks: [drawn],
    } = await api.campaignRoutesSince({ params: { ...params, timePeriod: '0' } })
    const sum = (list: readonly { impressions: number }[] = []) =>
      list.reduce((total, one) => total + one.impressions, 0)
    expect(sum(counted?.analytics)).toBeCloseTo(sum(drawn?.paths), 6)
    expect(counted?.paths.map(({ start }) => start)).toEqual(drawn?.paths.map(({ start }) => start))
    const { totals } = await api.campaignProvenance({ params })
    expect(totals.find(({ provenance }) => provenance === 'measured')?.paths).toBe(3)
  })

  it('leave out the single paths when asked', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    const id = await truck(app)
    await drive(app, 'truck', id, '2026-05-19T15:00:00.000Z')
    const answer = await api.campaignAnalytics({ params, query: { paths: 'none' } })
    expect(answer.trucks[0]).toMatchObject({ paths: [], analytics: [{ date: '2026-05-19', distance: 10 }] })
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
    expect(await api.boundingBoxes({ params })).toEqual({ bounding_box: [{ bounding_box_id: 1, points }] })
  })
})
