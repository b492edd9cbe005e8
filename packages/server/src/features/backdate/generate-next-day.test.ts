import { BACKDATE_TEXTS, type Geocoder, type Router } from '@product/sdk/nouns/placeholders'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths, vehicle_days } from '../../db/tables/driving'
import { placeholder_waypoint_bridges, waypoint_groups } from '../../db/tables/placeholders'
import { inProcessEvents, type ServerEvent } from '../../outside/events'
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
  const days = async () => (await api.routeProcessDays({ params: { id } })).days
  const outcomes = async () => (await days()).map(day => day.outcome)
  return { api, id, stored, days, outcomes }
}

interface Outside {
  router: Router
  geocoder: Geocoder
}

const events = inProcessEvents()

const partsWith = (over: Partial<Outside> = {}) => ({
  db: app.db,
  clock,
  events,
  router,
  geocoder,
  ...over,
})

/** Lets the server work; `days` at most, then it is killed. `takenUp`: it goes on with what it knew. */
async function work(days = Number.POSITIVE_INFINITY, over: Partial<Outside> = {}, before?: TakenUp) {
  let takenUp = before
  for (let day = 0; day < days; day++) {
    const result = await generateNextDay(partsWith(over), takenUp)
    takenUp = result.takenUp
    if (result.done === 0) break
  }
  return takenUp
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
    for (const outcome of await outcomes()) expect(outcome?.code).toBe('made')
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
    for (const outcome of await outcomes()) {
      expect(outcome).toMatchObject({ code: 'no_route_within', minMiles: 900, maxMiles: 999 })
    }
    expect(await process()).toMatchObject({ status: 'finished', failed: 5 })
  })

  it('names addresses that can’t be placed', async () => {
    await startWith({}, ['00000', '90012', '90401', '90802', '91502'])
    const { days } = await start()
    await work()
    for (const { unplaced } of await days()) expect(unplaced).toEqual({ names: ['00000'], more: 0 })
  })

  it('says so where no address can be placed', async () => {
    await startWith({}, ['00000', '1', '2', '3', '4'])
    const { days } = await start()
    await work()
    expect((await days())[0]).toMatchObject({
      outcome: { code: 'no_places' },
      unplaced: { names: ['00000', '1', '2'], more: 2 },
    })
  })

  it('names the place that lies too far from any road', async () => {
    const id = await startWith()
    const { api, outcomes } = await start()
    await api.updatePlaceholder({ params: { id }, body: { start_point: '90015' } })
    const offRoad: Router = {
      ...router,
      route: async () => ({ ok: false, problem: { code: 'too_far', place: 0 } }),
    }
    await work(1, { router: offRoad })
    expect((await outcomes())[0]).toEqual({ code: 'too_far', address: '90015' })
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
      waiting_for: 'quota_day',
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

  it('leaves alone a placeholder that is taken off the campaign while it is at work', async () => {
    const placeholder = await startWith()
    const { api, outcomes } = await start()
    const takenUp = await work(1)
    await api.removePlaceholder({ params: { id: placeholder } })
    await work(undefined, {}, takenUp)
    expect(await stored()).toHaveLength(1)
    expect((await outcomes()).slice(1)).toEqual(Array.from({ length: 4 }, () => ({ code: 'off_campaign' })))
  })

  it('takes up anew a placeholder and groups that are edited while it is at work', async () => {
    const id = await startWith()
    const { api, days } = await start()
    const asked: string[] = []
    const listening: Geocoder = {
      ...geocoder,
      find(address) {
        asked.push(address)
        return geocoder.find(address)
      },
    }
    const takenUp = await work(2, { geocoder: listening })
    await api.updatePlaceholder({ params: { id }, body: { min_impressions: 900, max_impressions: 901 } })
    const [group] = await app.db.select().from(waypoint_groups)
    await api.updateWaypointGroup({
      params: { id: group?.waypoint_group_id ?? 0 },
      body: { addresses: ['90012', '90401', '90802', '91502', '00000'] },
    })
    await work(undefined, { geocoder: listening }, takenUp)
    const impressions = (await stored()).map(path => path.given_impressions ?? 0)
    expect(impressions.map(given => given >= 900)).toEqual([false, false, true, true, true])
    expect((await days()).map(day => day.unplaced?.names)).toEqual([
      undefined,
      undefined,
      ['00000'],
      ['00000'],
      ['00000'],
    ])
    expect(asked).toEqual(['90012', '90401', '90802', '91502', '00000'])
  })

  it('tells open pages of each day that is done, once it is stored, and of its end', async () => {
    await startWith()
    const { id, days } = await start()
    const told: ServerEvent[] = []
    const end = events.subscribe(event => told.push(event))
    await work()
    end()
    const progress = told.flatMap(event => (event.name === 'routeProgress' ? [event.payload] : []))
    expect(progress.map(({ process }) => [process.route_process_id, process.done, process.status])).toEqual([
      ...[1, 2, 3, 4, 5].map(done => [id, done, 'running']),
      [id, 5, 'finished'],
    ])
    expect(progress.flatMap(({ day }) => day ?? [])).toEqual(await days())
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
    expect((await outcomes())[0]).toEqual({ code: 'off_campaign' })
  })
})
