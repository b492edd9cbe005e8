import type { Router, RouterProblem, WayAnswer } from '@product/sdk/nouns/placeholders'
import type { LngLat } from '@product/sdk/values'
import { z } from 'zod'
import type { OrsRefusal, OrsService } from './ors-service'
import { wayInParts, wayOf } from './way-in-parts'

/** Of the service; longer ways are asked for in parts. */
const MOST_PLACES = 50

const directions = z.object({
  routes: z
    .array(
      z.object({
        // Both are left out where they are 0.
        summary: z.object({ distance: z.number().default(0), duration: z.number().default(0) }),
        geometry: z.string(),
      }),
    )
    .min(1),
})

const OVER_A_LIMIT = 2004
const NO_ROUTE = 2009
const NO_ROAD_NEAR = 2010
const INTERNAL = 2099

function problemOf({ orsCode, message }: OrsRefusal): RouterProblem {
  const [, place] = /coordinate (\d+)/i.exec(message) ?? []
  if (orsCode === NO_ROAD_NEAR)
    return { code: 'too_far', ...(place !== undefined && { place: Number(place) }) }
  if (orsCode === NO_ROUTE) return { code: 'unreachable' }
  if (orsCode === OVER_A_LIMIT && /waypoint|coordinates/i.test(message))
    return { code: 'too_many_places', most: MOST_PLACES }
  if (orsCode === INTERNAL) return { code: 'down' }
  return { code: 'refused', message }
}

/** Ways of trucks by OpenRouteService. Source: domain facts, 3. */
export function orsRouter(service: OrsService): Router {
  async function ask(places: readonly LngLat[]): Promise<WayAnswer> {
    const answer = await service.post('/v2/directions/driving-hgv/json', {
      coordinates: places,
      instructions: false,
    })
    if ('orsCode' in answer) return { ok: false, problem: problemOf(answer) }
    if ('code' in answer) return { ok: false, problem: answer }
    const [route] = directions.safeParse(answer.body).data?.routes ?? []
    if (!route) return { ok: false, problem: { code: 'unreadable' } }
    return wayOf(route.summary.distance, route.summary.duration, route.geometry)
  }
  return {
    provider: 'openrouteservice',
    credits: service.credits,
    route: places => wayInParts(places, MOST_PLACES, ask),
  }
}
