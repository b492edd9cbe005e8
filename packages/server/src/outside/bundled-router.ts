import type { Router } from '@product/sdk/nouns/placeholders'
import { encodePolyline } from '@product/sdk/values'
import type { RoadRouter } from './road-router'

/**
 * The bundled roads as a router like any other. Lengths are rounded (to a thousandth of a mile, a whole second), so that
 * every Node version comes to the same.
 */
export function bundledRouter(roads: RoadRouter): Router {
  return {
    provider: 'bundled',
    credits: () => ({ kind: 'unlimited' }),
    async route(places) {
      const answer = roads.route(places)
      if (!answer.ok) return answer
      const { miles, seconds, points } = answer.route
      return {
        ok: true,
        way: {
          miles: Math.round(miles * 1000) / 1000,
          seconds: Math.round(seconds),
          polyline: encodePolyline(points.flat()),
        },
      }
    },
  }
}
