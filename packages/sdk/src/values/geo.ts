/** Mean radius of the Earth (IUGG), metres. */
export const EARTH_RADIUS_METERS = 6_371_008.8

/** The international mile, metres. */
export const METERS_PER_MILE = 1609.344

/** Degrees. */
export type LngLat = [longitude: number, latitude: number]

const RADIANS = Math.PI / 180

/** Great-circle distance in metres, degrees in. Over the antimeridian it goes the short way. */
export function haversineMeters(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const halfLat = Math.sin(((lat2 - lat1) * RADIANS) / 2)
  const halfLng = Math.sin(((lng2 - lng1) * RADIANS) / 2)
  const chord = halfLat * halfLat + Math.cos(lat1 * RADIANS) * Math.cos(lat2 * RADIANS) * halfLng * halfLng
  // Rounding can lift two opposite points a hair above 1, where asin has no value.
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Great-circle distance in miles, degrees in. Over the antimeridian it goes the short way. */
export function haversineMiles(lat1: number, lng1: number, lat2: number, lng2: number): number {
  return haversineMeters(lat1, lng1, lat2, lng2) / METERS_PER_MILE
}

/** Whether a receiver can have meant this position: numbers in range, and not the (0, 0) of one without a fix. */
export function isValidPosition(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !(latitude === 0 && longitude === 0)
}
