import { groupVehicles, type Vehicle } from '@product/sdk/nouns/campaigns'
import type { RoutePath } from '@product/sdk/nouns/driving'
import { encodePolyline } from '@product/sdk/values'
import { steadyNumbers } from '../../../packages/client-app/src/campaign/story-routes'

const PATHS_EACH = 10
const POINTS = 200

/** A drive of 200 fixes through the Los Angeles basin: straight on for a while, then a turn, a little noise. */
function drive(number: () => number): string {
  let lng = -118.5 + number() * 0.8
  let lat = 33.75 + number() * 0.45
  let heading = number() * 2 * Math.PI
  const flat: number[] = []
  for (let point = 0; point < POINTS; point++) {
    if (number() < 0.08) heading += (number() - 0.5) * Math.PI
    lng += Math.cos(heading) * 0.0016 + (number() - 0.5) * 0.0001
    lat += Math.sin(heading) * 0.0013 + (number() - 0.5) * 0.0001
    flat.push(lng, lat)
  }
  return encodePolyline(flat)
}

/** Vehicles with so many routes of 200 points in all, ten each; every fifth is modelled. */
export function manyVehicles(routes: number): Vehicle[] {
  const number = steadyNumbers(7)
  const path = (index: number): RoutePath => ({
    start: new Date(Date.UTC(2020, 4, 4) + index * 3_600_000).toISOString(),
    end: new Date(Date.UTC(2020, 4, 4) + (index + 1) * 3_600_000).toISOString(),
    distance: 20,
    impressions: 5550,
    polyline: drive(number),
    provenance: index % 5 === 0 ? 'macro' : 'measured',
    capped: false,
    estimated: true,
  })
  const trucks = Array.from({ length: Math.ceil(routes / PATHS_EACH) }, (_, truck) => ({
    id: truck + 1,
    display_name: `Truck ${truck + 1}`,
    paths: Array.from({ length: PATHS_EACH }, (_, index) => path(truck * PATHS_EACH + index)),
  }))
  return groupVehicles({ trucks, blended: [], placeholders: [], macros: [] })
}
