import { BACKDATE_TEXTS, type Router } from '@product/sdk/nouns/placeholders'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths, vehicle_days } from '../../db/tables/driving'
import { placeholder_waypoint_bridges, waypoint_groups } from '../../db/tables/placeholders'
import { straightWays } from '../../outside/straight-ways'
import { storeCampaign, storePlaceholder } from '../../testing/stored-campaign'
import { TestClock, type TestApp, testApp } from '../../testing/test-app'
import { generateNextDay, type TakenUp } from './generate-next-day'

const RANGE = { start: '2026-03-06', end: '2026-03-11' }
const FEASIBLE = {
  num_stops: 4,
  min_mileage: 30,
  max_mileage: 90,
  min_impressions: 100,
  max_impressions: 200,
}

const clock = new TestClock(new Date())
let app: TestApp
let campaign_id: number
const { router, geocoder } = straightWays

async function startWith(
  over: Partial<typeof FEASIBLE> = {},
  addresses = ['90012', '90401', '90802', '91502'],
) {
  const placeholder_id = await storePlaceholder(app, 'Port', { campaign_id, ...FEASIBLE, ...over })
  const [group] = await app.db
    .insert(waypoint_groups)
    .values({ name: 'Town', addresses, created_at: clock.now() })
    .returning()
  await app.db
    .insert(placeholder_waypoint_bridges)
    .values({ placeholder_id, waypoint_group_id: group?.waypoint_group_id ?? 0, position: 0 })
  return placeholder_id
}

async function start() {
  const { api } = await app.loginAs(1)
  const { processes } = await api.backdatePlaceholders({ body: { campaign_id, ...RANGE } })
  const id = processes[0]?.route_process_id ?? 0
  const stored = async () => (await api.routeProcesses()).processes.find(one => one.route_process_id === id)
  const outcomes = async () => (await api.routeProcessDays({ params: { id } })).days.map(day => day.outcome)
  return { api, id, stored, outcomes }
}

const partsWith = (over: Partial<{ router: Router }> = {}) => ({
  db: app.db,
  clock,
  router,
  geocoder,
  ...over,
})

/** Lets the server work; `days` at most, then it is killed. */
async function work(days = Number.POSITIVE_INFINITY, over: Partial<{ router: Router }> = {}) {
  let takenUp: TakenUp | undefined
  for (let day = 0; day < days; day++) {
    const result = await generateNextDay(partsWith(over), takenUp)
    takenUp = result.takenUp
    if (result.done === 0) return
  }
}

const stored = async () =>
  (await app.db.select().from(paths).orderBy(paths.started_at, paths.vehicle_id)).map(
    ({ path_id: _, ...path }) => path,
  )

beforeEach(async () => {
  clock.current = new Date('2026-06-02T00:30:00Z')
  app = await testApp({ clock })
  campaign_id = await storeCampaign(app)
})

describe('a generation of routes', () => {
  it('stores a path for each day, within miles and impressions, with its seed and in the sums of days', async () => {
    const id = await startWith()
    const { stored: process, outcomes } = await start()
    await work()
    const found = await stored()
    expect(found.map(path => path.utc_day)).toEqual(
      ['06', '07', '08', '09', '10'].map(day => `2026-03-${day}`),
    )
    for (const path of found) {
      expect(path).toMatchObject({
        vehicle_kind: 'placeholder',
        vehicle_id: id,
        seed: `placeholder ${id} ${path.utc_day}`,
      })
      expect(path.distance_miles).toBeGreaterThanOrEqual(30)
      expect(path.distance_miles).toBeLessThanOrEqual(90)
      expect(path.given_impressions).toBeGreaterThanOrEqual(100)
      expect(path.given_impressions).toBeLessThanOrEqual(200)
    }
    const sums = await app.db.select().from(vehicle_days).orderBy(vehicle_days.utc_day)
    expect(sums.map(day => day.given_impressions)).toEqual(found.map(path => path.given_impressions))
    expect(await process()).toMatchObject({ status: 'finished', total: 5, done: 5, failed: 0 })
    for (const outcome of await outcomes()) expect(outcome).toMatch(/^(kept|retried)/)
  })

  it('killed after each day goes on where it stopped: no day twice, none missing', async () => {
    await startWith()
    await startWith()
    const { stored: process } = await start()
    for (let kills = 0; kills < 10; kills++) {
      await work(1)
      expect(await stored()).toHaveLength(kills + 1)
    }
    await work()
    const killed = await stored()
    expect(new Set(killed.map(path => path.seed)).size).toBe(10)
    expect(await process()).toMatchObject({ status: 'finished', done: 10 })
    await start()
    await work()
    expect(await stored()).toEqual(killed)
  })

  it('that two servers work at comes to one path a day', async () => {
    await startWith()
    await start()
    for (let day = 0; day < 5; day++)
      await Promise.all([generateNextDay(partsWith(), undefined), generateNextDay(partsWith(), undefined)])
    await work()
    expect(new Set((await stored()).map(path => path.seed)).size).toBe(5)
    expect(await stored()).toHaveLength(5)
  })

  it('replaces what stood in the range, and takes away a day that has no route any more', async () => {
    const id = await startWith()
    await start()
    await work()
    const { api } = await app.loginAs(1)
    await api.updatePlaceholder({ params: { id }, body: { min_mileage: 900, max_mileage: 999 } })
    const { outcomes, stored: process } = await start()
    await work()
    expect(await stored()).toEqual([])
    expect(await app.db.select().from(vehicle_days)).toEqual([])
    expect(new Set(await outcomes())).toEqual(new Set(['no route within 900 to 999 miles']))
    expect(await process()).toMatchObject({ status: 'finished', failed: 5 })
  })

  it('names addresses that can’t be placed', async () => {
    await startWith({}, ['00000', '90012', '90401', '90802', '91502'])
    const { outcomes } = await start()
    await work()
    for (const outcome of await outcomes()) expect(outcome).toContain('; can’t be placed: 00000')
  })

  it('says so where no address can be placed', async () => {
    await startWith({}, ['00000', '1', '2', '3', '4'])
    const { outcomes } = await start()
    await work()
    expect((await outcomes())[0]).toBe('no waypoint to go to; can’t be placed: 00000, 1, 2 and 2 more')
  })

  it('waits while the service is out of credits, and then goes on', async () => {
    await startWith()
    const { stored: process } = await start()
    await work(2)
    const resetAt = clock.now().getTime() + 3_600_000
    const empty: Router = {
      ...router,
      route: async () => ({ ok: false, problem: { code: 'quota_day', resetAt } }),
    }
    await work(2, { router: empty })
    expect(await process()).toMatchObject({
      status: 'running',
      done: 2,
      waiting_for: 'the credits of the day are used up',
      resumes_at: new Date(resetAt).toISOString(),
    })
    await work()
    expect(await process()).toMatchObject({ done: 2 })
    clock.current = new Date(resetAt)
    await work()
    expect(await process()).toMatchObject({ status: 'finished', done: 5, failed: 0, waiting_for: null })
  })

  it('that is cancelled keeps the days that are done and makes no more', async () => {
    await startWith()
    const { api, id } = await start()
    await work(2)
    let asked = 0
    const cancelling: Router = {
      ...router,
      async route(places) {
        asked += 1
        if (asked > 1) return router.route(places)
        await api.cancelRouteProcess({ params: { id } })
        return router.route(places)
      },
    }
    await work(1, { router: cancelling })
    await work()
    expect(await stored()).toHaveLength(2)
    await expect(api.cancelRouteProcess({ params: { id } })).rejects.toMatchObject({
      message: BACKDATE_TEXTS.ended,
    })
  })

  it('leaves alone a placeholder that was taken off the campaign', async () => {
    const placeholder = await startWith()
    const { api, outcomes } = await start()
    await work(1)
    await api.removePlaceholder({ params: { id: placeholder } })
    await work()
    expect(await stored()).toHaveLength(1)
    expect((await outcomes()).slice(1)).toEqual(Array(4).fill('no longer on the campaign'))
  })

  it('stores nothing of a placeholder that is deleted while its route is found', async () => {
    const id = await startWith()
    const { api, outcomes } = await start()
    let asked = 0
    const deleting: Router = {
      ...router,
      async route(places) {
        asked += 1
        if (asked > 1) return router.route(places)
        await api.removePlaceholder({ params: { id } })
        await api.deletePlaceholder({ params: { id } })
        return router.route(places)
      },
    }
    await work(1, { router: deleting })
    expect(await stored()).toEqual([])
    expect((await outcomes())[0]).toBe('no longer on the campaign')
  })
})
