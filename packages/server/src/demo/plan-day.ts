import { haversineMiles, type LngLat, type SeededRandom } from '@product/sdk/values'
import type { RoadRoute } from '../outside/road-router'
import type { DrivingArea } from './demo-areas'
import type { FindLeg } from './find-legs'

export interface DayBounds {
  stops: [fewest: number, most: number]
  miles: [least: number, most: number]
}

/** How many of the nearest stops a driver chooses the next one from: more on a day with many miles. */
const NEIGHBOURS: [fewest: number, most: number] = [6, 16]
/** A part of the city within which the first stop of the day lies at random. */
const FIRST_STOP_MILES = 24
const TRIES = 6

/**
 * The day's round from the yard through a few stops and back. Stops follow one another in one part of the city, which
 * is another one every day, so that a month covers the city. Empty where the network offers no round near the bounds.
 */
export function planRound(
  area: DrivingArea,
  home: LngLat,
  bounds: DayBounds,
  findLeg: FindLeg,
  random: SeededRandom,
): RoadRoute[] {
  let best: RoadRoute[] = []
  let bestOff = Infinity
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const round = oneRound(area, home, bounds, findLeg, random)
    const off = outside(milesOf(round), bounds.miles)
    if (round.length > 0 && off < bestOff) [best, bestOff] = [round, off]
    if (bestOff === 0) break
  }
  return best
}

function oneRound(
  area: DrivingArea,
  home: LngLat,
  { stops: [fewest, most], miles: [least, mostMiles] }: DayBounds,
  findLeg: FindLeg,
  random: SeededRandom,
): RoadRoute[] {
  const within = area.stops.filter(stop => miles(home, stop) < FIRST_STOP_MILES)
  let at = random.pick(within.length > 0 ? within : area.stops)
  const first = findLeg(home, at)
  if (!first) return []
  const round = [first]
  const visited = new Set([at])
  const wanted = random.whole(fewest, most)
  const far = random.next() ** 1.3
  const enough = least + (mostMiles - least) * 0.75 * far
  const choice = Math.round(NEIGHBOURS[0] + (NEIGHBOURS[1] - NEIGHBOURS[0]) * far)
  while (visited.size < most) {
    const back = findLeg(at, home)
    if (!back) return []
    const total = milesOf(round) + back.miles
    if (visited.size >= wanted && total >= enough) return [...round, back]
    const next = random.pick(neighbours(area, at, visited, choice))
    const leg = findLeg(at, next)
    const home2 = findLeg(next, home)
    visited.add(next)
    if (!leg || !home2 || leg.miles < 0.3) continue
    if (total - back.miles + leg.miles + home2.miles > mostMiles) continue
    round.push(leg)
    at = next
  }
  const back = findLeg(at, home)
  return back ? [...round, back] : []
}

const nearest = new WeakMap<DrivingArea, Map<LngLat, LngLat[]>>()

/** The stops next to one, nearest first, without those already visited. */
function neighbours(area: DrivingArea, at: LngLat, visited: ReadonlySet<LngLat>, choice: number): LngLat[] {
  const lists = nearest.get(area) ?? new Map<LngLat, LngLat[]>()
  nearest.set(area, lists)
  const list = lists.get(at) ?? [...area.stops].sort((a, b) => miles(at, a) - miles(at, b))
  lists.set(at, list)
  return list.filter(stop => !visited.has(stop)).slice(0, choice)
}

const miles = (a: LngLat, b: LngLat) => haversineMiles(a[1], a[0], b[1], b[0])
const milesOf = (legs: RoadRoute[]) => legs.reduce((sum, leg) => sum + leg.miles, 0)
const outside = (value: number, [low, high]: [number, number]) => Math.max(0, low - value, value - high)
