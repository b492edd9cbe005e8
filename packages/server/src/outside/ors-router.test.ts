import type { LngLat } from '@product/sdk/values'
import { decodePolyline } from '@product/sdk/values'
import { afterEach, describe, expect, it } from 'vitest'
import { type StandIn, type StandInAnswer, standInServer } from '../testing/stand-in-server'
import { orsRouter } from './ors-router'
import { orsService } from './ors-service'

const NOW = Date.parse('2026-05-20T17:00:00Z')
/** The reference example of the format. */
const GEOMETRY = '_p~iF~ps|U_ulLnnqC_mqNvxq`@'
const WAY: StandInAnswer = {
  headers: {
    'x-ratelimit-limit': '2000',
    'x-ratelimit-remaining': '1987',
    'x-ratelimit-reset': String(NOW / 1000 + 3600),
  },
  body: {
    bbox: [-126.453, 38.5, -120.2, 43.252],
    routes: [
      {
        summary: { distance: 16_093.44, duration: 1234.4 },
        segments: [{ distance: 16_093.44, duration: 1234.4 }],
        bbox: [-126.453, 38.5, -120.2, 43.252],
        geometry: GEOMETRY,
        way_points: [0, 2],
      },
    ],
    metadata: { service: 'routing', query: { profile: 'driving-hgv', format: 'json' } },
  },
}
const refused = (status: number, code: number, message: string): StandInAnswer => ({
  status,
  body: { error: { code, message }, info: { engine: { version: '8.0.0' } } },
})
const here: LngLat = [-118.2437, 34.0522]
const there: LngLat = [-118.19, 33.77]

let standIn: StandIn | undefined
afterEach(async () => {
  await standIn?.close()
})

async function router(...answers: (StandInAnswer | 'hang')[]) {
  const server = await standInServer(...answers)
  standIn = server
  const clock = { now: NOW }
  const service = orsService({
    apiKey: 'bare-key',
    url: server.url,
    fetch,
    now: () => clock.now,
    timeoutMs: 150,
    pause: async () => {},
  })
  return { clock, asked: server.asked, ...orsRouter(service) }
}

describe('OpenRouteService', () => {
  it('is asked for ways of trucks, with the key bare in its header', async () => {
    const { route, asked } = await router(WAY)
    expect(await route([here, there])).toEqual({
      ok: true,
      way: { miles: 10, seconds: 1234, polyline: GEOMETRY },
    })
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/v2/directions/driving-hgv/json',
        headers: { authorization: 'bare-key', 'content-type': 'application/json' },
        body: { coordinates: [here, there], instructions: false },
      },
    ])
  })

  it('has its credits read off the last answer, and unknown before', async () => {
    const { route, credits } = await router(WAY)
    expect(credits()).toEqual({ kind: 'unknown' })
    await route([here, there])
    expect(credits()).toEqual({
      kind: 'seen',
      left: 1987,
      limit: 2000,
      resetAt: NOW + 3_600_000,
      seenAt: NOW,
    })
  })

  it('gives a way of no length where both places are one', async () => {
    const { route } = await router({ body: { routes: [{ summary: {}, geometry: GEOMETRY }] } })
    expect(await route([here, here])).toMatchObject({ ok: true, way: { miles: 0, seconds: 0 } })
  })

  it('is asked in parts for more than 50 places, each from where the last one ended', async () => {
    const { route, asked } = await router(WAY)
    const places = Array.from({ length: 120 }, (_, i): LngLat => [-118 - i / 100, 34])
    const answer = await route(places)
    expect(answer.ok && answer.way).toMatchObject({ miles: 30, seconds: 3702 })
    expect(answer.ok && decodePolyline(answer.way.polyline)).toHaveLength(3 * 6)
    const parts = asked.map(({ body }) => (body as { coordinates: LngLat[] }).coordinates)
    expect(parts.map(part => part.length)).toEqual([50, 50, 22])
    expect(parts[1]?.[0]).toEqual(parts[0]?.at(-1))
    expect(parts[2]?.at(-1)).toEqual(places.at(-1))
  })

  it('counts the place that no road is near in all places, not in the part', async () => {
    const far = refused(
      404,
      2010,
      'Could not find routable point within a radius of 350.0 meters of specified coordinate 3: -118.5 33.0.',
    )
    const { route } = await router(WAY, far)
    const places = Array.from({ length: 60 }, (_, i): LngLat => [-118 - i / 100, 34])
    expect(await route(places)).toEqual({ ok: false, problem: { code: 'too_far', place: 52 } })
  })

  it('is not asked again after its day is exhausted, until the day that it said', async () => {
    const { route, asked, clock, credits } = await router(
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 60) },
        body: { error: 'Quota exceeded' },
      },
      WAY,
    )
    const exhausted = { ok: false, problem: { code: 'quota_day', resetAt: NOW + 60_000 } }
    expect(await route([here, there])).toEqual(exhausted)
    expect(await route([here, there])).toEqual(exhausted)
    expect(credits()).toMatchObject({ left: 0 })
    expect(asked).toHaveLength(1)
    clock.now += 60_000
    expect(await route([here, there])).toMatchObject({ ok: true })
  })

  it.each<[string, StandInAnswer, object]>([
    [
      'too many in a minute',
      { status: 429, body: { error: 'Rate limit exceeded' } },
      { code: 'quota_minute', resetAt: NOW + 60_000 },
    ],
    [
      'too many in a minute, with a time to wait',
      { status: 429, headers: { 'retry-after': '12' } },
      { code: 'quota_minute', resetAt: NOW + 12_000 },
    ],
    ['an exhausted day without headers', { status: 403, body: {} }, { code: 'quota_day' }],
    [
      'a key that is none',
      { status: 403, body: { error: 'Access to this API has been disallowed' } },
      { code: 'refused', message: 'Access to this API has been disallowed' },
    ],
    ['no route', refused(404, 2009, 'Route could not be found'), { code: 'unreachable' }],
    ['no road near', refused(404, 2010, 'Could not find routable point'), { code: 'too_far' }],
    [
      'too many places',
      refused(400, 2004, 'The number of waypoints must not be greater than 50.'),
      { code: 'too_many_places', most: 50 },
    ],
    [
      'a way that is too long',
      refused(400, 2004, 'The approximated route distance must not be greater than 6000000.0 meters.'),
      {
        code: 'refused',
        message: 'The approximated route distance must not be greater than 6000000.0 meters.',
      },
    ],
    [
      'an unknown parameter',
      refused(400, 2012, 'Unknown parameter'),
      { code: 'refused', message: 'Unknown parameter' },
    ],
    ['an internal fault', refused(400, 2099, 'Unknown internal error'), { code: 'down' }],
    ['a page instead of JSON', { body: '<html>Welcome</html>' }, { code: 'unreadable' }],
    ['a refusal that can’t be read', { status: 400, body: '<html>' }, { code: 'unreadable' }],
    ['no routes', { body: { routes: [] } }, { code: 'unreadable' }],
    [
      'a damaged line',
      { body: { routes: [{ summary: { distance: 1, duration: 1 }, geometry: '_p~iF' }] } },
      { code: 'unreadable' },
    ],
    [
      'a line of another precision',
      {
        body: {
          routes: [{ summary: { distance: 1, duration: 1 }, geometry: '_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI' }],
        },
      },
      { code: 'unreadable' },
    ],
    [
      'a length below nothing',
      { body: { routes: [{ summary: { distance: -1, duration: 1 }, geometry: GEOMETRY }] } },
      { code: 'unreadable' },
    ],
    ['a redirection', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, { code: 'unreadable' }],
  ])('answers %s as a problem', async (_, answer, problem) => {
    const { route } = await router(answer)
    expect(await route([here, there])).toEqual({ ok: false, problem })
  })

  it('is asked again where it has a fault of its own or does not answer, and is down after three times', async () => {
    const lame = await router({ status: 503 }, 'hang', WAY)
    expect(await lame.route([here, there])).toMatchObject({ ok: true })
    await standIn?.close()
    const dead = await router({ status: 502, body: 'Bad gateway' })
    expect(await dead.route([here, there])).toEqual({ ok: false, problem: { code: 'down' } })
    expect(dead.asked).toHaveLength(3)
    await standIn?.close()
    const slow = await router('hang')
    expect(await slow.route([here, there])).toEqual({ ok: false, problem: { code: 'down' } })
    await standIn?.close()
    expect(await slow.route([here, there])).toEqual({ ok: false, problem: { code: 'down' } })
  })

  it('is not asked for a way from one place to nowhere', async () => {
    const { route, asked } = await router(WAY)
    expect(await route([here])).toEqual({ ok: false, problem: { code: 'too_few_places' } })
    expect(asked).toEqual([])
  })
})
