import { sharedData } from '@product/sdk/shared-data'
import { type GpsFix, cutPaths } from '@product/sdk/nouns/driving'
import { sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { rows } from '../../db/db'
import { paths, vehicle_days } from '../../db/tables/driving'
import { trucks } from '../../db/tables/fleet'
import { sha256 } from '../../values/tokens'
import { type TestApp, testApp } from '../../testing/test-app'
import { ingestFile } from './ingest-file'
import { recordGpsFixes } from '../../nouns/driving/record-gps-fixes'

const NOW = Date.UTC(2026, 4, 20, 17)
/** When the taxis' tracks were new, and when the parked receiver's log was. */
const THEN = Date.UTC(2008, 6, 1)
const PARKED = Date.UTC(2004, 8, 1)

async function truck(app: TestApp): Promise<number> {
  const [added] = await app.db
    .insert(trucks)
    .values({ name: 'Box', imei: '352099000000014', telemetry_token_hash: sha256('secret') })
    .returning()
  return added?.truck_id ?? 0
}

/** A drive north at 36 mph, a fix every ten seconds, from an hour. */
const drive = (from: string, count: number): GpsFix[] =>
  Array.from({ length: count }, (_, step) => ({
    at: Date.parse(from) + step * 10_000,
    latitude: 34 + step * 0.00145,
    longitude: -118.24,
  }))

const stored = async (app: TestApp) =>
  (await app.db.select().from(paths).orderBy(paths.started_at, paths.path_id)).map(path => ({
    start: path.started_at.toISOString(),
    end: path.ended_at.toISOString(),
    miles: path.distance_miles,
    polyline: path.polyline,
  }))

const countFixes = async (app: TestApp) =>
  (await rows<{ count: number }>(app.db, sql`select count(*)::int as count from fixes`))[0]?.count

describe('a tracker', () => {
  it('delivers in the OsmAnd form, and twice does no harm', async () => {
    const app = await testApp()
    await truck(app)
    const query = 'id=352099000000014&token=secret&lat=34.05&lon=-118.24&timestamp=1779289200&speed=30'
    for (const [stored, repeated] of [
      [1, 0],
      [0, 1],
    ]) {
      const response = await app.send(`/api/telemetry/osmand?${query}`)
      expect([response.status, await response.json()]).toEqual([200, { stored, repeated, unusable: {} }])
    }
    const form = await app.send('/api/telemetry/osmand', {
      method: 'POST',
      body: new URLSearchParams(`${query}1`),
    })
    expect(form.status).toBe(200)
    const look = await app.send(`/api/telemetry/osmand?${query.replace('200&', '260&')}`, { method: 'HEAD' })
    expect([look.status, await countFixes(app)]).toEqual([404, 1])
  })

  it('delivers as Traccar forwards it', async () => {
    const app = await testApp()
    await truck(app)
    const response = await app.send('/api/telemetry/traccar', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
      body: JSON.stringify({
        position: {
          fixTime: '2026-05-20T15:00:00.000+00:00',
          valid: true,
          latitude: 34.05,
          longitude: -118.24,
          speed: 20,
        },
        device: { uniqueId: '352099000000014' },
      }),
    })
    expect([response.status, await response.json()]).toEqual([200, { stored: 1, repeated: 0, unusable: {} }])
  })

  it('delivers many positions at once, and its token is looked at once', async () => {
    const app = await testApp()
    await truck(app)
    const select = vi.spyOn(app.db, 'select')
    const response = await app.send('/api/telemetry/traccar', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
      body: JSON.stringify(
        drive('2026-05-20T12:00:00Z', 300).map(({ at, latitude, longitude }) => ({
          position: { fixTime: new Date(at).toISOString(), latitude, longitude },
          device: { uniqueId: '352099000000014' },
        })),
      ),
    })
    expect(await response.json()).toEqual({ stored: 300, repeated: 0, unusable: {} })
    expect(select).toHaveBeenCalledOnce()
    select.mockRestore()
  })

  it.each([
    ['an unknown device', 'id=1&token=secret&lat=34&lon=-118', 404],
    ['a wrong token', 'id=352099000000014&token=wrong&lat=34&lon=-118', 403],
    ['no token', 'id=352099000000014&lat=34&lon=-118', 403],
    ['no position', 'id=352099000000014&token=secret', 422],
    ['no device', 'lat=34&lon=-118', 422],
  ])('with %s is refused', async (_, query, status) => {
    const app = await testApp()
    await truck(app)
    expect((await app.send(`/api/telemetry/osmand?${query}`)).status).toBe(status)
    expect(await countFixes(app)).toBe(0)
  })

  it.each([
    ['0', '0'],
    ['91', '-118'],
    ['NaN', '-118'],
  ])('at %s, %s stores no fix', async (lat, lon) => {
    const app = await testApp()
    await truck(app)
    await app.send(`/api/telemetry/osmand?id=352099000000014&token=secret&lat=${lat}&lon=${lon}`)
    expect(await countFixes(app)).toBe(0)
  })
})

describe('a delivery of unusable fixes', () => {
  const forward = (app: TestApp, over: object[]) =>
    app.send('/api/telemetry/traccar', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
      body: JSON.stringify(
        over.map((position, index) => ({
          position: {
            fixTime: new Date(NOW - index * 60_000).toISOString(),
            latitude: 34,
            longitude: -118,
            ...position,
          },
          device: { uniqueId: '352099000000014' },
        })),
      ),
    })

  it('is accepted, so that it is not sent for ever, and counted by reason', async () => {
    const app = await testApp()
    await truck(app)
    const response = await forward(app, [
      {},
      { valid: false },
      { latitude: 0, longitude: 0 },
      { accuracy: 500 },
      { fixTime: '2021-05-20T15:00:00Z' },
      { fixTime: '2006-10-04T15:00:00Z' },
      { fixTime: '2006-10-05T15:00:00Z' },
      { fixTime: '2029-05-20T15:00:00Z' },
    ])
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        stored: 2,
        repeated: 0,
        unusable: { invalid: 1, no_position: 1, inaccurate: 1, too_old: 1, week_rollover: 2, future: 1 },
      },
    ])
    expect(await countFixes(app)).toBe(2)
  })

  it('that a slow clock of the server may have refused is not acknowledged, and taken in when the clock is right', async () => {
    const app = await testApp()
    await truck(app)
    const ahead = [{}, { fixTime: '2026-05-22T15:00:00Z' }]
    const refused = await forward(app, ahead)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600'])
    expect(await countFixes(app)).toBe(1)
    app.clock.forward(24 * 60)
    const taken = await forward(app, ahead)
    expect([taken.status, await taken.json()]).toEqual([200, { stored: 1, repeated: 1, unusable: {} }])
  })

  it('names hundreds of days and is taken in, up to two years back', async () => {
    const app = await testApp()
    await truck(app)
    const response = await forward(
      app,
      Array.from({ length: 40 }, (_, index) => ({
        fixTime: new Date(NOW - index * 73 * 86_400_000).toISOString(),
      })),
    )
    expect(await response.json()).toEqual({ stored: 11, repeated: 0, unusable: { too_old: 29 } })
  })
})

describe('recording fixes', () => {
  const fixes = drive('2026-05-19T23:30:00Z', 400)
  const expected = cutPaths(fixes, { now: NOW })

  it.each([1, 7, 100, 400])('in batches of %i gives the same paths as all at once', async size => {
    const app = await testApp()
    const truckId = await truck(app)
    for (let from = 0; from < fixes.length; from += size) {
      await recordGpsFixes(app.db, truckId, fixes.slice(from, from + size), NOW)
    }
    const found = await stored(app)
    expect(found.map(({ start }) => start)).toEqual(
      expected.map(path => new Date(path.startedAt).toISOString()),
    )
    expect(found.map(({ polyline }) => polyline)).toEqual(expected.map(path => path.polyline))
  })

  it('late, in any order and repeated, gives the same paths', async () => {
    const app = await testApp()
    const truckId = await truck(app)
    await recordGpsFixes(app.db, truckId, fixes, NOW)
    const inOrder = await stored(app)
    const other = await testApp()
    await truck(other)
    const shuffled = fixes
      .map((fix, index) => ({ fix, key: (index * 7919) % 400 }))
      .sort((a, b) => a.key - b.key)
    for (let from = 0; from < 400; from += 50) {
      const batch = shuffled.slice(from, from + 60).map(({ fix }) => fix)
      await recordGpsFixes(other.db, truckId, batch, NOW)
    }
    expect(await stored(other)).toEqual(inOrder)
    expect(await countFixes(other)).toBe(400)
  })

  it('keeps each day’s sums equal to its paths', async () => {
    const app = await testApp()
    const truckId = await truck(app)
    await recordGpsFixes(app.db, truckId, fixes, NOW)
    const days = await app.db.select().from(vehicle_days).orderBy(vehicle_days.utc_day)
    expect(days.map(({ utc_day, paths: count }) => [utc_day, count])).toEqual([
      ['2026-05-19', 1],
      ['2026-05-20', 1],
    ])
    const miles = (await stored(app)).reduce((sum, path) => sum + path.miles, 0)
    expect(days.reduce((sum, day) => sum + day.counted_miles, 0)).toBeCloseTo(miles, 9)
  })

  it.each([999, 99_999_999_999])('for a truck %i that is not there stores nothing', async truckId => {
    const app = await testApp()
    await expect(recordGpsFixes(app.db, truckId, fixes, NOW)).rejects.toMatchObject({ status: 404 })
    expect(await countFixes(app)).toBe(0)
  })
})

describe.skipIf(sharedData('gps') === undefined)('real files', () => {
  const ingest = (app: TestApp, truckId: number, bytes: Uint8Array, now: number) =>
    ingestFile(bytes, fixes => recordGpsFixes(app.db, truckId, fixes, now))

  const file = (name: string) => readFileSync(sharedData(`gps/${name}`) ?? '')

  it('of a taxi over three weeks give about the miles of its cleaned track', async () => {
    const app = await testApp()
    const truckId = await truck(app)
    const result = await ingest(app, truckId, file('sf-cab-1.txt'), THEN)
    expect(result.stored).toBe(23_495)
    const miles = (await stored(app)).reduce((sum, path) => sum + path.miles, 0)
    expect(miles * 1.609344).toBeGreaterThan(6966 * 0.97)
    expect(miles * 1.609344).toBeLessThan(7316)
    expect((await ingest(app, truckId, file('sf-cab-1.txt'), THEN)).stored).toBe(0)
  })

  it('of a parked receiver give no path', async () => {
    const app = await testApp()
    const truckId = await truck(app)
    expect((await ingest(app, truckId, file('parked-drift-utf16.nmea'), PARKED)).stored).toBe(154)
    expect(await stored(app)).toEqual([])
  })

  it('without times are refused with the reason', async () => {
    const app = await testApp()
    const truckId = await truck(app)
    const result = await ingest(app, truckId, file('death-valley-no-time.gpx'), NOW)
    expect(result.stored).toBe(0)
    expect(result.problems[0]?.message).toMatch(/time/i)
  })
})
