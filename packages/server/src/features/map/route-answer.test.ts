import type { ApiClient } from '@product/sdk/client'
import type { RoutePath } from '@product/sdk/nouns/driving'
import { decodePolyline, encodePolyline } from '@product/sdk/values'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { campaigns, truck_campaigns } from '../../db/tables/campaigns'
import { day_lines, paths } from '../../db/tables/driving'
import { trucks } from '../../db/tables/fleet'
import { drawNextDays } from '../../nouns/driving/day-line-store'
import { sumVehicleDays } from '../../nouns/driving/day-sum-store'
import { client, drive, line, truck } from '../../testing/driven-campaign'
import { type TestApp, testApp } from '../../testing/test-app'

const ROUTES = '/api/campaign/71/truck/routes/0'
const ANALYTICS = '/api/campaign/71/truck/analytics'

/** So many paths of one mile on each of 20 days, those of May where nothing else is said. */
async function driveOften(
  app: TestApp,
  id: number,
  pathsADay: number,
  from = '2026-05-01T00:00:00Z',
): Promise<void> {
  await app.db.execute(sql`insert into paths (vehicle_kind, vehicle_id, utc_day, started_at, ended_at,
      distance_miles, polyline, rule_version)
    select 'truck', ${id}::int, day::date, day + number * interval '1 second', day + number * interval '2 seconds', 1, ${line}, 1
    from generate_series(${from}::timestamptz, ${from}::timestamptz + interval '19 days', '1 day') day,
      generate_series(1, ${pathsADay}::int) number`)
  await app.db.execute(sql`insert into vehicle_days (vehicle_kind, vehicle_id, utc_day, counted_miles,
      estimated_miles, driven, resting, given_impressions, paths, capped)
    select vehicle_kind, vehicle_id, utc_day, sum(distance_miles), sum(distance_miles), count(*), 0, 0, count(*), 0
    from paths where vehicle_id = ${id} group by 1, 2, 3`)
}

/** So many trucks, each with 2,020 paths. */
async function trucksThatDrove(app: TestApp, count: number): Promise<void> {
  for (let made = 0; made < count; made++) {
    await driveOften(app, await truck(app), 101)
    // The next one has the same device.
    await app.db.update(trucks).set({ imei: null })
  }
}

const sum = (routes: readonly RoutePath[]) => ({
  miles: routes.reduce((total, { distance }) => total + distance, 0),
  impressions: routes.reduce((total, { impressions }) => total + impressions, 0),
  paths: routes.reduce((total, { day }) => total + (day?.paths ?? 1), 0),
})

const askForGround = async (api: ApiClient, since = '2026-05-01') => {
  const { trucks } = await api.campaignRoutesSince({
    params: { campaignId: 71, timePeriod: `${Date.parse(since)}` },
    query: { lines: 'ground' },
  })
  return trucks.flatMap(truck => truck.paths)
}

/** A sign for each day: `-` has no line, since it led nowhere new. */
const covered = (days: readonly RoutePath[]) =>
  days.map(({ day, polyline }) => (day?.covered && polyline === '' ? '-' : 'x')).join('')

describe('more paths than can be drawn', () => {
  it('are answered by days to whoever can do with them, with the same sums', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    const id = await truck(app)
    await driveOften(app, id, 501)
    const ask = async (lines?: 'fitting', vehicles?: string) => {
      const query = { lines, vehicles }
      const answer = await api.campaignRoutesSince({ params: { ...params, timePeriod: '0' }, query })
      return answer.trucks.flatMap(truck => truck.paths)
    }
    const full = await ask()
    expect(full).toHaveLength(10_020)
    const days = await ask('fitting')
    expect(days).toHaveLength(20)
    expect(sum(days)).toEqual(sum(full))
    expect(days[0]).toMatchObject({
      start: '2026-05-01T00:00:00.000Z',
      end: '2026-05-01T23:59:59.999Z',
      day: { paths: 501, capped: 0, estimated: 501 },
    })
    // Every drive goes the same way: each begins elsewhere than the one before ended.
    const [first = ''] = days[0]?.polyline.split(' ') ?? []
    expect(decodePolyline(first)[0]).toBeCloseTo(-118.24, 3)
    // Stored ones are the same.
    await drawNextDays(app.db, '2026-05-15')
    expect(await app.db.select().from(day_lines)).toHaveLength(14)
    expect(await ask('fitting')).toEqual(days)
    // What changes is drawn anew.
    await drive(app, 'truck', id, '2026-05-03T20:00:00.000Z', { distance_miles: 7 })
    expect(sum(await ask('fitting')).miles).toBe(10_027)
    expect(await ask('fitting', 'truck-999')).toEqual([])
    expect(await ask(undefined, `truck-${id},blended-1`)).toHaveLength(10_021)
  })

  it('are answered with the ground that is new in the month, where a map asks for it', async () => {
    const app = await testApp()
    const { api } = await client(app)
    const id = await truck(app)
    // Enough from the fifth day on, too.
    await driveOften(app, id, 701)
    const ask = (since?: string) => askForGround(api, since)
    const undrawn = await ask()
    expect(covered(undrawn)).toBe('x'.repeat(20))
    await drawNextDays(app.db, '2026-05-15')
    const drawn = await ask()
    // The first day has all the ground; those that are not stored have all their lines.
    expect(covered(drawn)).toBe(`x${'-'.repeat(13)}${'x'.repeat(6)}`)
    expect(sum(drawn)).toEqual(sum(undrawn))
    // Days before it are not asked for: each has all its lines.
    expect(covered(await ask('2026-05-05'))).toBe('x'.repeat(16))
    // Behind a day that changed it is not known, until the month is done again.
    await drive(app, 'truck', id, '2026-05-03T20:00:00.000Z', {
      polyline: encodePolyline([-117, 33, -117.1, 33]),
    })
    expect(covered(await ask())).toBe(`x-${'x'.repeat(18)}`)
    await drawNextDays(app.db, '2026-05-15')
    const again = await ask()
    expect(covered(again)).toBe(`x-x${'-'.repeat(11)}${'x'.repeat(6)}`)
    expect(decodePolyline(again[2]?.polyline ?? '')[1]).toBeCloseTo(33, 3)
    // A day that is no longer there leaves its ground to the next one.
    await app.db.delete(paths).where(eq(paths.utc_day, '2026-05-01'))
    await sumVehicleDays(app.db, 'truck', id, ['2026-05-01'])
    expect(covered(await ask())).toBe('x'.repeat(19))
    await drawNextDays(app.db, '2026-05-15')
    expect(covered(await ask())).toBe(`xx${'-'.repeat(11)}${'x'.repeat(6)}`)
  })

  it('begin with all of their ground in each month, and where spans of a truck share days', async () => {
    const app = await testApp()
    const { api } = await client(app)
    await app.db.update(campaigns).set({ start_date: new Date('2026-04-01T00:00:00Z') })
    const id = await truck(app)
    await driveOften(app, id, 701, '2026-04-25T00:00:00Z')
    await drawNextDays(app.db, '2026-05-20')
    expect(covered(await askForGround(api, '2026-04-01'))).toBe(`x${'-'.repeat(5)}x${'-'.repeat(13)}`)
    const spans = [
      { tracking_start: new Date('2026-04-26T00:00:00Z'), tracking_end: new Date('2026-04-28T00:00:00Z') },
      { tracking_start: new Date('2026-04-28T00:00:00Z'), tracking_end: null },
    ]
    await app.db.delete(truck_campaigns)
    for (const span of spans) {
      const campaign_display_name = 'Twice'
      await app.db
        .insert(truck_campaigns)
        .values({ campaign_id: 71, truck_id: id, campaign_display_name, ...span })
    }
    // The first day is not asked for, another one twice: no count makes up for it.
    expect(covered(await askForGround(api, '2026-04-01'))).toBe(`${'x'.repeat(6)}x${'-'.repeat(13)}`)
  })

  it('are few enough up to 10,000', async () => {
    const app = await testApp()
    const { api, params } = await client(app)
    await driveOften(app, await truck(app), 500)
    const answer = await api.campaignRoutesSince({
      params: { ...params, timePeriod: '0' },
      query: { lines: 'fitting' },
    })
    expect(answer.trucks[0]?.paths).toHaveLength(10_000)
  })
})

describe.each([ROUTES, ANALYTICS])('%s', address => {
  it('is sent again only where something changed', async () => {
    const app = await testApp()
    await client(app)
    const id = await truck(app)
    await drive(app, 'truck', id, '2026-05-18T15:00:00.000Z')
    const { token } = await app.loginAs(1)
    const ask = (etag = '') =>
      app.send(address, { headers: { authorization: `Bearer ${token}`, 'if-none-match': etag } })
    const etag = (await ask()).headers.get('etag') ?? ''
    const again = await ask(etag)
    expect([again.status, await again.text()]).toEqual([304, ''])
    // Another line for the same miles and time: no sum tells.
    await app.db.transaction(async tx => {
      await tx.update(paths).set({ polyline: '_p~iF~ps|U' }).where(eq(paths.vehicle_id, id))
      await sumVehicleDays(tx, 'truck', id, ['2026-05-18'])
    })
    const changed = await ask(etag)
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })
})

it.each([
  [ROUTES, 2],
  [ANALYTICS, 1],
])('%s asks for each piece in the turns of all large answers', async (address, pieces) => {
  const keys: string[] = []
  const app = await testApp({
    turns: async (key, work) => {
      keys.push(key)
      return work()
    },
  })
  await client(app)
  // More than come in one piece of routes.
  await trucksThatDrove(app, 2)
  const { token } = await app.loginAs(1)
  const answer = await app.send(address, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  await answer.text()
  expect(keys.filter(key => key === 'large answers')).toHaveLength(pieces)
})

it('nothing more is read for whoever went while a piece waited for its turn', async () => {
  const asking = new AbortController()
  let pieces = 0
  const app = await testApp({
    turns: async (key, work) => {
      if (key !== 'large answers') return work()
      pieces += 1
      if (pieces === 2) asking.abort()
      return work()
    },
  })
  await client(app)
  await trucksThatDrove(app, 3)
  const { token } = await app.loginAs(1)
  const answer = await app.send(ROUTES, {
    headers: { authorization: `Bearer ${token}` },
    signal: asking.signal,
  })
  // Read as a whole by the check of the contract, so its status can still tell.
  expect([answer.status, pieces]).toEqual([400, 2])
})

it.each(['', 'abc', '1', 'TRUCK-1', 'truck-0', 'truck-1,', 'truck-1;truck-2'])(
  'vehicles are not named like %j',
  async vehicles => {
    const app = await testApp()
    const { api, params } = await client(app)
    const asked = api.campaignRoutes({ params, query: { vehicles } })
    await expect(asked).rejects.toMatchObject({
      status: 400,
      issues: { vehicles: expect.stringContaining('truck-12') },
    })
  },
)
