import { haversineMeters, type LngLat, METERS_PER_MILE } from '../../values/geo'
import type { SeededRandom } from '../../values/seeded-random'
import type { DrawnStop } from './waypoint-pools'

const STEPS = 400
/** How much of a range is left free at either end, since a road is never as long as it was reckoned. */
const MARGIN = 0.15

/** Whole metres, so that Node versions whose sines differ in the last digit come to the same. */
const meters = (a: LngLat, b: LngLat) => Math.round(haversineMeters(a[1], a[0], b[1], b[0]))

/** Miles of the straight lines from place to place. */
export const straightMiles = (places: readonly LngLat[]): number =>
  places.slice(1).reduce((sum, place, index) => sum + meters(places[index] ?? place, place), 0) /
  METERS_PER_MILE

export interface Steering {
  startPoint: LngLat | undefined
  minMiles: number
  maxMiles: number
  /** By how much roads are longer than straight lines hereabouts. */
  winding: number
  random: SeededRandom
}

/**
 * Changes drawn stops one by one until the way through them should be as long as asked for, or no change helps. A stop
 * is only replaced from its own pool, so the weights hold; or a part of the stops is visited in reverse.
 */
export function steerStops(drawn: readonly DrawnStop[], steering: Steering): DrawnStop[] {
  const { startPoint, minMiles, maxMiles, winding, random } = steering
  const margin = (maxMiles - minMiles) * MARGIN
  const off = (stops: readonly DrawnStop[]) => {
    const places = stops.map(({ at }) => at)
    const miles = straightMiles(startPoint ? [startPoint, ...places] : places) * winding
    return Math.max(0, minMiles + margin - miles, miles - (maxMiles - margin))
  }
  let stops = [...drawn]
  let best = off(stops)
  for (let step = 0; step < STEPS && best > 0 && stops.length > 0; step++) {
    const next = random.chance(0.3) ? reversed(stops, random) : replaced(stops, random)
    const nextOff = off(next)
    if (nextOff < best) [stops, best] = [next, nextOff]
  }
  return stops
}

function reversed(stops: readonly DrawnStop[], random: SeededRandom): DrawnStop[] {
  const from = random.whole(0, stops.length - 1)
  const to = random.whole(from, stops.length - 1) + 1
  return [...stops.slice(0, from), ...stops.slice(from, to).reverse(), ...stops.slice(to)]
}

/** The same stops where the place drawn instead is one of them already. */
function replaced(stops: readonly DrawnStop[], random: SeededRandom): DrawnStop[] {
  const index = random.whole(0, stops.length - 1)
  const { pool } = stops[index] ?? {}
  if (!pool) return [...stops]
  const at = random.pick(pool.places)
  return stops.some(stop => stop.at === at) ? [...stops] : stops.with(index, { at, pool })
}
