import type { LngLat } from '../../values/geo'
import type { SeededRandom } from '../../values/seeded-random'

/** Places that stops are drawn from; `weight` counts where weighting is on. */
export interface PlacedGroup {
  name: string
  weight: number
  places: readonly LngLat[]
}

/** Places of which each is drawn as often as any other. */
export interface WaypointPool {
  weight: number
  places: readonly LngLat[]
}

/** A stop, and the pool that it was drawn from. */
export interface DrawnStop {
  at: LngLat
  pool: WaypointPool
}

/**
 * What stops are drawn from: with weighting on the groups that have a weight, with weighting off all places alike,
 * in one pool. `except` leaves out places. Where nothing is left of a group that has a weight, its name is returned.
 */
export function waypointPools(
  groups: readonly PlacedGroup[],
  useWeighting: boolean,
  except: ReadonlySet<LngLat> = new Set(),
): { pools: WaypointPool[] } | { emptyGroup: string } {
  const left = (places: readonly LngLat[]) =>
    except.size === 0 ? places : places.filter(place => !except.has(place))
  if (!useWeighting) {
    const places = left(groups.flatMap(group => group.places))
    return { pools: places.length === 0 ? [] : [{ weight: 1, places }] }
  }
  const pools: WaypointPool[] = []
  for (const { name, weight, places } of groups) {
    if (weight <= 0) continue
    const pool = { weight, places: left(places) }
    if (pool.places.length === 0) return { emptyGroup: name }
    pools.push(pool)
  }
  return { pools }
}

function drawPool(pools: readonly WaypointPool[], random: SeededRandom): WaypointPool {
  let rest = random.next() * pools.reduce((sum, { weight }) => sum + weight, 0)
  for (const pool of pools) {
    rest -= pool.weight
    if (rest < 0) return pool
  }
  return random.pick(pools)
}

const REDRAWS = 10

/** Draws stops: for each a pool by its weight, then a place in it, where there is a choice one not yet drawn. */
export function drawStops(pools: readonly WaypointPool[], count: number, random: SeededRandom): DrawnStop[] {
  const drawn = new Set<LngLat>()
  return Array.from({ length: count }, () => {
    const pool = drawPool(pools, random)
    let at = random.pick(pool.places)
    for (let redraw = 0; drawn.has(at) && redraw < REDRAWS; redraw++) at = random.pick(pool.places)
    drawn.add(at)
    return { at, pool }
  })
}
