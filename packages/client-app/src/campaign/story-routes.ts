import { groupVehicles, type Vehicle } from '@product/sdk/nouns/campaigns'
import type { Provenance, RoutePath } from '@product/sdk/nouns/driving'
import { encodePolyline, haversineMiles } from '@product/sdk/values'
import type { TargetArea } from './target-area'

/** Made-up drives along the freeways of Los Angeles, the same every time. For stories only. */

type Place = readonly [lng: number, lat: number]

const FREEWAYS: readonly (readonly Place[])[] = [
  [
    [-118.4912, 34.0117],
    [-118.4317, 34.0312],
    [-118.3717, 34.0352],
    [-118.2745, 34.0383],
    [-118.2205, 34.0492],
    [-118.1453, 34.0655],
    [-118.0262, 34.0724],
    [-117.8651, 34.0713],
  ],
  [
    [-118.4704, 34.2722],
    [-118.4688, 34.1613],
    [-118.4739, 34.0778],
    [-118.4315, 34.0021],
    [-118.3701, 33.9296],
    [-118.3292, 33.8668],
    [-118.2172, 33.8236],
    [-118.0432, 33.7722],
    [-117.8731, 33.6842],
  ],
  [
    [-118.6059, 34.1687],
    [-118.4688, 34.1613],
    [-118.3609, 34.1386],
    [-118.3231, 34.0997],
    [-118.2495, 34.0622],
    [-118.2205, 34.0492],
  ],
  [
    [-118.2796, 33.7531],
    [-118.2866, 33.8668],
    [-118.2805, 33.9287],
    [-118.2745, 34.0383],
    [-118.2495, 34.0622],
    [-118.1789, 34.1122],
  ],
  [
    [-118.4704, 34.2722],
    [-118.3317, 34.1936],
    [-118.2571, 34.1036],
    [-118.2205, 34.0492],
    [-118.1253, 33.9812],
    [-118.0402, 33.9022],
    [-117.9143, 33.8264],
  ],
]

/** Numbers from 0 to 1 that look random and are always the same. */
export function steadyNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const POINTS = 90

function drive(number: () => number): { polyline: string; distance: number } {
  const freeway = FREEWAYS[Math.floor(number() * FREEWAYS.length)] ?? []
  const from = number() * 0.4
  const to = 0.6 + number() * 0.4
  const flat: number[] = []
  let distance = 0
  for (let point = 0; point < POINTS; point++) {
    const along = (from + ((to - from) * point) / (POINTS - 1)) * (freeway.length - 1)
    const [lng, lat] = between(freeway, along)
    flat.push(lng + (number() - 0.5) * 0.002, lat + (number() - 0.5) * 0.002)
    const [lng1 = 0, lat1 = 0, lng2 = 0, lat2 = 0] = flat.slice(-4)
    if (point > 0) distance += haversineMiles(lat1, lng1, lat2, lng2)
  }
  return { polyline: encodePolyline(flat), distance }
}

function between(places: readonly Place[], along: number): Place {
  const at = Math.min(Math.floor(along), places.length - 2)
  const [lng1, lat1] = places[at] ?? [0, 0]
  const [lng2, lat2] = places[at + 1] ?? [0, 0]
  const share = along - at
  return [lng1 + share * (lng2 - lng1), lat1 + share * (lat2 - lat1)]
}

const FIRST_DAY = Date.parse('2020-05-04T14:30:00Z')
const DAY = 86_400_000

function paths(number: () => number, provenance: Provenance, count: number): RoutePath[] {
  return Array.from({ length: count }, (_, index) => {
    const { polyline, distance } = drive(number)
    const start = FIRST_DAY + index * DAY + number() * DAY * 0.3
    return {
      start: new Date(start).toISOString(),
      end: new Date(start + distance * 120_000).toISOString(),
      distance,
      impressions: 150 + 270 * distance,
      polyline,
      provenance,
      capped: false,
      estimated: true,
    }
  })
}

const NAMES = [
  'Sunset Movers',
  'Big Blue 26 ft',
  'Kestrel Freight 7',
  'Palms Delivery',
  'Harbor Line 3',
  'Echo Park Box',
]

/** So many trucks, a blended one, a Rep Route and a macro, as the routes call answers them. */
export function storyRoutes(trucks = 6, names: readonly string[] = NAMES) {
  const number = steadyNumbers(trucks)
  const nameOf = (index: number): string => names[index] ?? `Truck ${index + 1}`
  return {
    trucks: Array.from({ length: trucks }, (_, index) => ({
      id: index + 1,
      imei: null,
      display_name: nameOf(index),
      paths: paths(number, 'measured', 4),
    })),
    blended: [
      {
        id: 101,
        display_name: 'Valley Courier',
        paths: [...paths(number, 'measured', 2), ...paths(number, 'macro', 2)],
      },
    ],
    placeholders: [{ id: 201, display_name: 'Westside loop', paths: paths(number, 'rep_route', 3) }],
    macros: [{ id: 301, display_name: 'Downtown macro', paths: paths(number, 'macro', 3) }],
  }
}

export const storyVehicles = (trucks?: number, names?: readonly string[]): Vehicle[] =>
  groupVehicles(storyRoutes(trucks, names))

export const STORY_AREAS: readonly TargetArea[] = [
  {
    bounding_box_id: 1,
    points: [
      [-118.5, 34.0],
      [-118.2, 34.0],
      [-118.2, 34.13],
      [-118.5, 34.13],
    ],
  },
]

export const LONG_NAME =
  'The truck with the large roof box that Reyes and Sons Hauling of Rancho Cucamonga bought last'
