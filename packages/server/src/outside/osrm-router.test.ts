import type { LngLat } from '@product/sdk/values'
import { afterEach, describe, expect, it } from 'vitest'
import { type StandIn, type StandInAnswer, standInServer } from '../testing/stand-in-server'
import { osrmRouter } from './osrm-router'

const GEOMETRY = '_p~iF~ps|U_ulLnnqC_mqNvxq`@'
const WAY: StandInAnswer = {
  body: {
    code: 'Ok',
    routes: [{ geometry: GEOMETRY, legs: [], weight: 900, duration: 900.6, distance: 3218.688 }],
    waypoints: [],
  },
}
const here: LngLat = [-118.2437, 34.0522]
const there: LngLat = [-118.19, 33.77]

let standIn: StandIn | undefined
afterEach(async () => {
  await standIn?.close()
})

async function router(...answers: (StandInAnswer | 'hang')[]) {
  const server = await standInServer(...answers)
  standIn = server
  return {
    asked: server.asked,
    ...osrmRouter({ url: server.url, fetch, timeoutMs: 150, pause: async () => {} }),
  }
}

describe('OSRM', () => {
  it('is asked for the whole line at precision 5, with a limit to how far roads may be', async () => {
    const { route, asked, credits } = await router(WAY)
    expect(await route([here, there])).toEqual({
      ok: true,
      way: { miles: 2, seconds: 901, polyline: GEOMETRY },
    })
    const { pathname, searchParams } = new URL(asked[0]?.url ?? '', 'http://osrm')
    expect(asked[0]?.method).toBe('GET')
    expect(pathname).toBe('/route/v1/driving/-118.243700,34.052200;-118.190000,33.770000')
    expect(Object.fromEntries(searchParams)).toEqual({
      overview: 'full',
      geometries: 'polyline',
      radiuses: '15000;15000',
    })
    expect(credits()).toEqual({ kind: 'unlimited' })
  })

  it.each<[string, StandInAnswer, object]>([
    [
      'no route',
      { status: 400, body: { code: 'NoRoute', message: 'Impossible route between points' } },
      { code: 'unreachable' },
    ],
    [
      'no road near',
      {
        status: 400,
        body: { code: 'NoSegment', message: 'Could not find a matching segment for coordinate 1' },
      },
      { code: 'too_far', place: 1 },
    ],
    ['too many places', { status: 400, body: { code: 'TooBig' } }, { code: 'too_many_places', most: 100 }],
    [
      'a question that it does not read',
      { status: 400, body: { code: 'InvalidQuery', message: 'Query string malformed' } },
      { code: 'refused', message: 'Query string malformed' },
    ],
    ['a page instead of JSON', { body: '<html>' }, { code: 'unreadable' }],
    ['Ok without a route', { body: { code: 'Ok', routes: [] } }, { code: 'unreadable' }],
    ['a fault of its own', { status: 500, body: 'oops' }, { code: 'down' }],
  ])('answers %s as a problem', async (_, answer, problem) => {
    const { route } = await router(answer)
    expect(await route([here, there])).toEqual({ ok: false, problem })
  })
})
