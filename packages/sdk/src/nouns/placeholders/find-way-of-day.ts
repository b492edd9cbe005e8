import type { LngLat } from '../../values/geo'
import type { SeededRandom } from '../../values/seeded-random'
import type { DayOutcome } from './day-outcome'
import type { Placeholder } from './placeholder'
import type { Router, RouterProblem, Way } from './router'
import { steerStops, straightMiles } from './steer-stops'
import { drawStops, waypointPools, type PlacedGroup } from './waypoint-pools'

/** How many draws are tried before a day is given up. */
const TRIES = 10
/** How many places that no road leads to are passed over on a day. */
const MOST_PASSED_OVER = 30
/** Roads to straight lines in a city with a grid of streets, until a day's first way tells better. */
const USUAL_WINDING = 1.3
/** No road is much shorter than straight lines; somewhat, since it begins and ends beside the places. */
const LEAST_WINDING = 0.8

export interface WayWanted {
  placeholder: Pick<Placeholder, 'num_stops' | 'min_mileage' | 'max_mileage' | 'use_weighting'>
  groups: readonly PlacedGroup[]
  /** Where the drive begins; undefined: at its first stop. */
  startPoint: LngLat | undefined
  router: Router
}

type NoWay = Exclude<DayOutcome, { code: 'made' }>

/** A way through drawn stops within the mileage, and how many draws came before it. */
export async function findWayOfDay(
  { placeholder, groups, startPoint, router }: WayWanted,
  random: SeededRandom,
): Promise<{ way: Way; retries: number } | NoWay> {
  const { num_stops, min_mileage: minMiles, max_mileage: maxMiles, use_weighting } = placeholder
  const passedOver = new Set<LngLat>()
  let outOfReach: (RouterProblem & { at?: LngLat }) | undefined
  let winding = USUAL_WINDING
  let retries = 0
  while (retries < TRIES) {
    const drawn = waypointPools(groups, use_weighting, passedOver)
    if ('emptyGroup' in drawn) return outOfReach ?? { code: 'empty_group', group: drawn.emptyGroup }
    if (drawn.pools.length === 0) return outOfReach ?? { code: 'no_places' }
    const steering = { startPoint, minMiles, maxMiles, winding, random }
    const stops = steerStops(drawStops(drawn.pools, num_stops, random), steering)
    const places = withoutRepeats([...(startPoint ? [startPoint] : []), ...stops.map(({ at }) => at)])
    const straight = straightMiles(places)
    // Asked once all the same, since the router may know of a place that no road leads to.
    if (places.length < 2 || (retries > 0 && straight * LEAST_WINDING > maxMiles)) {
      retries++
      continue
    }
    const answer = await router.route(places)
    if (answer.ok) {
      const { way } = answer
      if (way.miles >= minMiles && way.miles <= maxMiles) return { way, retries }
      if (straight > 0) winding = way.miles / straight
      outOfReach = undefined
      retries++
      continue
    }
    const { problem } = answer
    if (problem.code !== 'too_far' && problem.code !== 'unreachable') return problem
    const at = problem.place === undefined ? undefined : places[problem.place]
    outOfReach = { ...problem, ...(at && { at }) }
    if (at === undefined) retries++
    else if (at === startPoint || passedOver.size >= MOST_PASSED_OVER) return outOfReach
    else passedOver.add(at)
  }
  return outOfReach ?? { code: 'no_route_within', retries: retries - 1, minMiles, maxMiles }
}

const withoutRepeats = (places: readonly LngLat[]): LngLat[] =>
  places.filter((at, index) => at.join() !== places[index - 1]?.join())
