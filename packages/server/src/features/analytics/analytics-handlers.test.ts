import { describe, expect, it } from 'vitest'
import { campaigns, truck_campaigns } from '../../db/tables/campaigns'
import { placeholders } from '../../db/tables/placeholders'
import { trucks } from '../../db/tables/fleet'
import { client, drive, truck } from '../../testing/driven-campaign'
import { testApp } from '../../testing/test-app'

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

describe('analytics of a blended truck', () => {
  it('are its GPS, and the macro’s on days without any, each under its name in the totals', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    await app.db.insert(placeholders).values({ placeholder_id: 9, name: 'Loop', is_macro: true })
    const id = await truck(app, { macro_id: 9 })
    await drive(app, 'truck', id, '2026-05-18T15:00:00.000Z', { distance_miles: 1000.1 })
    await drive(app, 'placeholder', 9, '2026-05-18T14:00:00.000Z')
    await drive(app, 'placeholder', 9, '2026-05-19T14:00:00.000Z', { given_impressions: 500 })
    const { trucks: single, blended } = await api.campaignAnalytics({ params })
    expect(single).toEqual([])
    expect(blended[0]?.analytics).toEqual([
      {
        campaignId: 71,
        date: '2026-05-18',
        distance: 20,
        impressions: 5550,
        provenance: 'measured',
        capped: 1,
        estimated: true,
      },
      {
        campaignId: 71,
        date: '2026-05-19',
        distance: 10,
        impressions: 500,
        provenance: 'macro',
        capped: 0,
        estimated: false,
      },
    ])
    expect((await api.campaignProvenance({ params })).totals).toEqual([
      { provenance: 'measured', paths: 1, distance: 20, impressions: 5550, capped: 1, estimated: 1 },
      { provenance: 'macro', paths: 1, distance: 10, impressions: 500, capped: 0, estimated: 0 },
      { provenance: 'rep_route', paths: 0, distance: 0, impressions: 0, capped: 0, estimated: 0 },
    ])
  })

  it('say by which rules they were counted, and nothing of other campaigns’ factors', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    const { impression_rules } = await api.campaignProvenance({ params })
    expect(impression_rules).toEqual({ atRest: 60, perPath: 150, perMile: 270, factors: [] })
  })

  it('are left out where the vehicle never moved', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    await app.db.insert(placeholders).values({ placeholder_id: 9, name: 'Loop', is_macro: true })
    await truck(app, { macro_id: 9 })
    expect((await api.campaignAnalytics({ params })).blended).toEqual([])
  })
})

describe('analytics are read', () => {
  it.each([1, 2, 3])('by role %i, for every campaign', async role => {
    const app = await testApp()
    const { params } = await client(app)
    const { api } = await app.loginAs(role)
    expect((await api.campaignAnalytics({ params })).trucks).toEqual([])
    expect((await api.campaignProvenance({ params })).totals.length).toBe(3)
    const none = { params: { campaignId: 99 } }
    await expect(api.campaignAnalytics(none)).rejects.toMatchObject({ status: 404 })
    await expect(api.campaignProvenance(none)).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    [4, 404],
    [5, 403],
  ])('not by role %i for a campaign of somebody else: %i', async (role, status) => {
    const app = await testApp()
    const { params } = await client(app)
    const { api } = await app.loginAs(role)
    await expect(api.campaignAnalytics({ params })).rejects.toMatchObject({ status })
    await expect(api.campaignProvenance({ params })).rejects.toMatchObject({ status })
  })
})
