import type { Router, RouterProblem, WayAnswer } from '@product/sdk/nouns/placeholders'
import type { LngLat } from '@product/sdk/values'
import { z } from 'zod'
import { askService, type ServiceCall } from './ask-service'
import { wayInParts, wayOf } from './way-in-parts'

export interface OsrmServer extends ServiceCall {
  /** Origin and path, without a slash at the end. */
  url: string
}

/** Fewer than the server allows by default (500), so that addresses stay short. */
const MOST_PLACES = 100
/** It would take the nearest road however far off, from the open sea as well. */
const FARTHEST_METERS = 15_000

const answered = z.object({ code: z.string(), message: z.string().default('') })
const found = z.object({
  routes: z.array(z.object({ distance: z.number(), duration: z.number(), geometry: z.string() })).min(1),
})

function problemOf({ code, message }: z.output<typeof answered>): RouterProblem {
  const [, place] = /coordinate (\d+)/i.exec(message) ?? []
  switch (code) {
    case 'NoRoute':
      return { code: 'unreachable' }
    case 'NoSegment':
      return { code: 'too_far', ...(place !== undefined && { place: Number(place) }) }
    case 'TooBig':
      return { code: 'too_many_places', most: MOST_PLACES }
    default:
      return { code: 'refused', message: message || code }
  }
}

/** Ways by OSRM's stock profile, which has no rules of trucks. Source: domain facts, 3. */
export function osrmRouter(server: OsrmServer): Router {
  async function ask(places: readonly LngLat[]): Promise<WayAnswer> {
    const list = places.map(([longitude, latitude]) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`)
    const query = new URLSearchParams({
      overview: 'full',
      geometries: 'polyline',
      radiuses: places.map(() => FARTHEST_METERS).join(';'),
    })
    const answer = await askService(`${server.url}/route/v1/driving/${list.join(';')}?${query}`, {}, server)
    if ('code' in answer) return { ok: false, problem: answer }
    const { data: said } = answered.safeParse(answer.body)
    if (!said) return { ok: false, problem: { code: 'unreadable' } }
    if (said.code !== 'Ok') return { ok: false, problem: problemOf(said) }
    const [route] = found.safeParse(answer.body).data?.routes ?? []
    if (!route) return { ok: false, problem: { code: 'unreadable' } }
    return wayOf(route.distance, route.duration, route.geometry)
  }
  return {
    provider: 'osrm',
    credits: () => ({ kind: 'unlimited' }),
    route: places => wayInParts(places, MOST_PLACES, ask),
  }
}
