import { TRACKER_TEXTS } from '@product/sdk/nouns/fleet'
import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { audit, idempotency_keys } from '../../db/tables/record-keeping'
import { trucks } from '../../db/tables/fleet'
import { recordGpsFixes } from '../../nouns/driving/record-gps-fixes'
import { drive, line } from '../../testing/driven-campaign'
import { assign, storeCampaign, storeTruck } from '../../testing/stored-campaign'
import { testApp } from '../../testing/test-app'

async function fleet() {
  const app = await testApp()
  const { api } = await app.loginAs(2)
  const id = await storeTruck(app, 'Box')
  await app.db.update(trucks).set({ imei: '352099000000014' }).where(eq(trucks.truck_id, id))
  return { app, api, id, params: { id } }
}

describe('the drives of a truck', () => {
  it('are those that began on the days, which are Los Angeles’ and both included', async () => {
    const { app, api, id, params } = await fleet()
    for (const start of [
      '2026-05-18T06:59:00.000Z',
      '2026-05-18T07:00:00.000Z',
      '2026-05-20T06:59:00.000Z',
      '2026-05-20T07:00:00.000Z',
    ]) {
      await drive(app, 'truck', id, start)
    }
    const { routes, total } = await api.truckRoutes({
      params,
      query: { start_date: '2026-05-18', end_date: '2026-05-19' },
    })
    expect(routes.map(({ start }) => start)).toEqual(['2026-05-18T07:00:00.000Z', '2026-05-20T06:59:00.000Z'])
    expect(routes[0]).toEqual({
      start: '2026-05-18T07:00:00.000Z',
      end: '2026-05-18T07:10:00.000Z',
      distance: 10,
      polyline: line,
      capped: false,
    })
    expect(total).toBe(20)
    const query = { start_active: '2026-05-18T00:00:00.000Z', end_active: '2026-05-19T23:59:59.999Z' }
    expect(await api.truckMileage({ params, query })).toEqual({ mileage: [{ total: 20 }] })
  })

  it('of more miles than can be believed count as 20', async () => {
    const { app, api, id, params } = await fleet()
    await drive(app, 'truck', id, '2026-05-18T15:00:00.000Z', { distance_miles: 1001 })
    const day = '2026-05-18'
    const { routes, total } = await api.truckRoutes({ params, query: { start_date: day, end_date: day } })
    expect([routes[0]?.distance, routes[0]?.capped, total]).toEqual([20, true, 20])
    const { mileage } = await api.truckMileage({ params, query: { start_active: day, end_active: day } })
    expect(mileage).toEqual([{ total: 20 }])
  })

  it.each([
    ['end before they start', { start_date: '2026-05-02', end_date: '2026-05-01' }],
    ['are of a year that no truck drove in', { start_date: '1885-01-01', end_date: '2026-05-01' }],
    ['are no days', { start_date: 'abc', end_date: '2026-02-30' }],
    ['are more than a year', { start_date: '2024-01-01', end_date: '2026-05-01' }],
  ])('are refused where the days %s', async (_, query) => {
    const { api, params } = await fleet()
    await expect(api.truckRoutes({ params, query })).rejects.toMatchObject({ status: 400 })
  })

  it('of a truck that is not there are not found', async () => {
    const { api } = await fleet()
    const params = { id: 999 }
    const query = { start_date: '2026-05-01', end_date: '2026-05-31' }
    await expect(api.truckRoutes({ params, query })).rejects.toMatchObject({ status: 404 })
    await expect(api.truckHistory({ params })).rejects.toMatchObject({ status: 404 })
    await expect(api.truckTracker({ params })).rejects.toMatchObject({ status: 404 })
    await expect(api.renewTrackerToken({ params })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the miles of a month', () => {
  it('name every day: driven, parked, silent or to come', async () => {
    const { app, api, id, params } = await fleet()
    const parked = { at: Date.parse('2026-05-19T06:30:00Z'), latitude: 34, longitude: -118 }
    await recordGpsFixes(app.db, id, [parked], app.clock.now().getTime())
    await drive(app, 'truck', id, '2026-05-17T15:00:00.000Z')
    const { days, total, silent_days } = await api.truckDailyMileage({ params, query: { month: '2026-05' } })
    expect(days).toHaveLength(31)
    expect(days.slice(15, 21)).toEqual([
      { day: '2026-05-16', miles: 0, state: 'silent' },
      { day: '2026-05-17', miles: 10, state: 'driven' },
      { day: '2026-05-18', miles: 0, state: 'parked' },
      { day: '2026-05-19', miles: 0, state: 'silent' },
      { day: '2026-05-20', miles: 0, state: 'silent' },
      { day: '2026-05-21', miles: 0, state: 'to_come' },
    ])
    expect([total, silent_days]).toEqual([10, 18])
    const wrong = api.truckDailyMileage({ params, query: { month: '2026-13' } })
    await expect(wrong).rejects.toMatchObject({ status: 400 })
  })
})

describe('the history of a truck', () => {
  it('names its campaigns, newest first, with the days that count', async () => {
    const { app, api, id, params } = await fleet()
    const spring = await storeCampaign(app, { name: 'Spring' })
    const summer = await storeCampaign(app, {
      name: 'Summer',
      start_date: '2026-06-01T00:00:00.000Z',
      end_date: '2026-08-31T23:59:59.999Z',
    })
    await assign(app, spring, id, { tracking_end: new Date('2026-05-20T23:59:59.999Z') })
    await assign(app, summer, id, { gps_provider: 'Linxup' })
    const first = { at: Date.parse('2026-05-02T15:00:00Z'), latitude: 34, longitude: -118 }
    await recordGpsFixes(app.db, id, [first], app.clock.now().getTime())
    expect(await api.truckHistory({ params })).toEqual({
      truck: {
        first_datetime: '2026-05-02T15:00:00.000Z',
        gps_provider: 'Linxup',
        history: [
          {
            truck_id: id,
            campaign_id: summer,
            name: 'Summer',
            start_date: '2026-06-01T00:00:00.000Z',
            end_date: '2026-08-31T23:59:59.999Z',
          },
          {
            truck_id: id,
            campaign_id: spring,
            name: 'Spring',
            start_date: '2026-05-01T00:00:00.000Z',
            end_date: '2026-05-20T23:59:59.999Z',
          },
        ],
      },
    })
  })

  it('of a truck without tracker and campaign is empty', async () => {
    const { api, params } = await fleet()
    const truck = { first_datetime: null, gps_provider: null, history: [] }
    expect(await api.truckHistory({ params })).toEqual({ truck })
  })
})

describe('a tracker', () => {
  it('is known by its newest fix, and by what it told along with it', async () => {
    const { app, api, params } = await fleet()
    const nothing = {
      fixed_at: null,
      delivered_at: null,
      age_seconds: null,
      battery_percent: null,
      ignition: null,
    }
    const imei = '352099000000014'
    expect(await api.truckTracker({ params })).toEqual({ tracker: { imei, has_token: false, ...nothing } })
    const { new_token } = await api.renewTrackerToken({ params })
    const device = app.client(new_token)
    const at = (time: string) => `2026-05-20T${time}:00.000Z`
    await device.traccar({
      body: {
        position: {
          fixTime: at('16:50'),
          latitude: 34,
          longitude: -118,
          attributes: { batteryLevel: 80, ignition: true },
        },
        device: { uniqueId: imei },
      },
    })
    const known = { imei, has_token: true, delivered_at: at('17:00') }
    expect(await api.truckTracker({ params })).toEqual({
      tracker: { ...known, fixed_at: at('16:50'), age_seconds: 600, battery_percent: 80, ignition: true },
    })
    const fix = { id: imei, token: new_token, lat: '34', lon: '-118' }
    await device.osmand({ body: { ...fix, timestamp: at('16:40'), batt: '90' } })
    expect((await api.truckTracker({ params })).tracker.battery_percent).toBe(80)
    await device.osmand({ body: { ...fix, timestamp: at('16:59'), batt: '78.5' } })
    expect(await api.truckTracker({ params })).toEqual({
      tracker: { ...known, fixed_at: at('16:59'), age_seconds: 60, battery_percent: 78.5, ignition: null },
    })
  })

  it('is put on a truck and taken off it, which the activity log tells, and opens no edit of the truck anew', async () => {
    const { app, api, id, params } = await fleet()
    const free = { imei: ' 35-209900-000009-9 ' }
    expect((await api.setTruckTracker({ params, body: free })).tracker.imei).toBe('352099000000099')
    await api.setTruckTracker({ params, body: { imei: '352099000000099' } })
    expect((await api.setTruckTracker({ params, body: { imei: '' } })).tracker.imei).toBeNull()
    const entries = await app.db.select().from(audit).where(eq(audit.entity, 'truck')).orderBy(audit.audit_id)
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['put a tracker on truck Box', { imei: '352099000000014' }, { imei: '352099000000099' }],
      ['took the tracker off truck Box', { imei: '352099000000099' }, { imei: null }],
    ])
    expect((await api.truck({ params: { id } })).truck[0]?.version).toBe(1)
  })

  it('is on one truck: that of another is refused by the name of its truck, also when two put it on at once', async () => {
    const { app, api, params } = await fleet()
    const others = [await storeTruck(app, 'Second'), await storeTruck(app, 'Third')]
    const put = (to: number, imei: string) => api.setTruckTracker({ params: { id: to }, body: { imei } })
    await expect(put(others[0] ?? 0, '352099000000014')).rejects.toMatchObject({
      status: 422,
      issues: { imei: TRACKER_TEXTS.taken('Box', 'Box Hauling') },
    })
    const both = await Promise.allSettled(others.map(to => put(to, '352099000000099')))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(api.setTruckTracker({ params, body: { imei: '123' } })).rejects.toMatchObject({
      issues: { imei: TRACKER_TEXTS.imei },
    })
    await expect(put(999, '352099000000077')).rejects.toMatchObject({ status: 404 })
  })

  it('is given a new token, which stands nowhere but in the answer, and the old one is void', async () => {
    const { app, api, params } = await fleet()
    const [first, second] = [
      await api.renewTrackerToken({ params, idempotencyKey: 'k' }),
      await api.renewTrackerToken({ params, idempotencyKey: 'k' }),
    ]
    const send = (token: string) =>
      app.send(`/api/telemetry/osmand?id=352099000000014&token=${token}&lat=34&lon=-118`)
    expect([(await send(first.new_token)).status, (await send(second.new_token)).status]).toEqual([403, 200])
    const entries = await app.db.select().from(audit).where(eq(audit.entity, 'truck')).orderBy(audit.audit_id)
    expect(entries.map(({ action }) => action)).toEqual(
      Array(2).fill('made a new tracker token for truck Box'),
    )
    const kept = [entries, await app.db.select().from(idempotency_keys), await app.db.select().from(trucks)]
    expect(JSON.stringify(kept)).not.toContain(second.new_token)
  })
})
