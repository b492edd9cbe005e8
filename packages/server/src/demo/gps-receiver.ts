import type { GpsFix } from '@product/sdk/nouns/driving'
import type { LngLat, SeededRandom } from '@product/sdk/values'

const METERS_PER_DEGREE = 111_195
/** Standard deviation on each axis: most readings lie 3 to 10 m off. */
const NOISE_METERS = 4.5
const LOST_SHARE = 0.012
/** About one reading in 700 is wildly wrong, as under a bridge or between high buildings. */
const GLITCH_SHARE = 0.0015

/** What a tracker would have delivered from there: nothing at times, and now and then a reading that a filter must remove. */
export function readGps(at: number, place: LngLat, metersPerSecond: number, random: SeededRandom): GpsFix[] {
  if (random.chance(LOST_SHARE)) return []
  if (random.chance(GLITCH_SHARE)) return [glitch(at, place, random)]
  const [longitude, latitude] = moved(place, random.normal() * NOISE_METERS, random.normal() * NOISE_METERS)
  const speedMps = metersPerSecond === 0 ? 0 : Math.max(0.5, metersPerSecond * (1 + random.normal() * 0.05))
  const accuracyMeters = Math.round(4 + Math.abs(random.normal()) * 3)
  return [{ at, latitude, longitude, accuracyMeters, speedMps: Math.round(speedMps * 10) / 10 }]
}

function glitch(at: number, place: LngLat, random: SeededRandom): GpsFix {
  const kind = random.whole(0, 2)
  if (kind === 0) return { at, latitude: 0, longitude: 0, accuracyMeters: 10, speedMps: 0 }
  const [longitude, latitude] = moved(place, random.between(-9000, 9000), random.between(4000, 12_000))
  return { at, latitude, longitude, accuracyMeters: kind === 1 ? 650 : 12, speedMps: 0 }
}

function moved([longitude, latitude]: LngLat, east: number, north: number): LngLat {
  const squeeze = Math.cos((latitude * Math.PI) / 180)
  return [
    Math.round((longitude + east / METERS_PER_DEGREE / squeeze) * 1e6) / 1e6,
    Math.round((latitude + north / METERS_PER_DEGREE) * 1e6) / 1e6,
  ]
}
