import type { GpsFix } from './gps-fix'
import { METERS_PER_DEGREE } from './thin-line'

/** A stretch of a made-up drive; standing when it has no speed. */
export interface Leg {
  seconds: number
  metersPerSecond?: number
  /** Clockwise from north; the last leg's when absent. */
  bearing?: number
}

export interface DriveOptions {
  /** Milliseconds UTC of the first fix. */
  start?: number
  /** Seconds between two fixes. */
  every?: number
  latitude?: number
  longitude?: number
  /** Standard deviation of each fix, metres in either direction. */
  noiseMeters?: number
}

export const MORNING = Date.UTC(2026, 0, 5, 15)

/** Numbers from 0 to 1 that are the same on every run. */
export function seededRandom(seed = 1): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The fixes of a truck that drives these legs one after the other, the first fix at the very start. */
export function drive(legs: Leg[], options: DriveOptions = {}): GpsFix[] {
  const { start = MORNING, every = 1, noiseMeters = 0 } = options
  const random = seededRandom(7)
  const noise = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()) * noiseMeters
  let { latitude = 34.05, longitude = -118.25 } = options
  let bearing = 0
  const fixes: GpsFix[] = []
  let seconds = 0
  const add = () => {
    const east = METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
    let lng = longitude + noise() / east
    if (lng > 180) lng -= 360
    fixes.push({
      at: start + Math.round(seconds * 1000),
      latitude: latitude + noise() / METERS_PER_DEGREE,
      longitude: lng,
    })
  }
  add()
  for (const leg of legs) {
    bearing = leg.bearing ?? bearing
    const step = (leg.metersPerSecond ?? 0) * every
    for (let done = 0; done < Math.round(leg.seconds / every); done++) {
      const radians = (bearing * Math.PI) / 180
      const east = METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
      latitude += (step * Math.cos(radians)) / METERS_PER_DEGREE
      longitude += (step * Math.sin(radians)) / east
      seconds += every
      add()
    }
  }
  return fixes
}

/** The same fixes in another order, the same on every run. */
export function shuffled<T>(items: readonly T[], seed = 1): T[] {
  const random = seededRandom(seed)
  return items
    .map(item => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
