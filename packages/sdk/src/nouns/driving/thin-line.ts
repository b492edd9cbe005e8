import { EARTH_RADIUS_METERS } from '../../values/geo'
import { appendVertex, type PolylineText, startPolyline } from '../../values/polyline'

/** Of latitude; of longitude at the equator. */
export const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180

/**
 * A polyline (precision 5) that is thinned while it is written: from its last vertex it keeps the fan of directions
 * that pass near enough to every point since, and writes a vertex only when a point leaves the fan or turns back.
 * The memory is these few numbers, however long the way; plain JSON.
 */
export interface ThinLine {
  written: PolylineText
  /** The newest point, not written yet unless it is the first. */
  latitude: number
  longitude: number
  /** How far from the last vertex the points since went, metres; 0 when there are none. */
  reach: number
  /** The fan: its first direction, and the bounds to its right and left, radians. */
  axis: number
  low: number
  high: number
}

export function startLine(latitude: number, longitude: number): ThinLine {
  const written = startPolyline()
  appendVertex(written, longitude, latitude)
  return { written, latitude, longitude, reach: 0, axis: 0, low: 0, high: 0 }
}

/** Leads the line on to a point. It passes within 1.5 tolerances (sideways and turning back added up) of every point. */
export function extendLine(
  line: ThinLine,
  latitude: number,
  longitude: number,
  toleranceMeters: number,
): void {
  if (!widenFan(line, latitude, longitude, toleranceMeters)) {
    appendVertex(line.written, line.longitude, line.latitude)
    line.reach = 0
    widenFan(line, latitude, longitude, toleranceMeters)
  }
  line.latitude = latitude
  line.longitude = longitude
}

/** The text of a line, as far as it is written, led on to a last point. */
export function textEndingAt(written: PolylineText, latitude: number, longitude: number): string {
  const ended = { ...written }
  appendVertex(ended, longitude, latitude)
  return ended.lat === written.lat && ended.lng === written.lng ? written.text : ended.text
}

/** Takes the point into the fan, or answers false and leaves everything as it was. */
function widenFan(line: ThinLine, latitude: number, longitude: number, tolerance: number): boolean {
  const fromLat = line.written.lat / 1e5
  const north = (latitude - fromLat) * METERS_PER_DEGREE
  let degreesEast = longitude - line.written.lng / 1e5
  if (degreesEast > 180) degreesEast -= 360
  else if (degreesEast < -180) degreesEast += 360
  const east = degreesEast * METERS_PER_DEGREE * Math.cos((fromLat * Math.PI) / 180)
  const distance = Math.sqrt(north * north + east * east)

  const direction = Math.atan2(north, east)
  // Nearer than the tolerance every direction will do.
  const halfAngle = tolerance / Math.max(distance, tolerance)
  if (line.reach <= tolerance) {
    if (distance > tolerance) {
      line.axis = direction
      line.low = -halfAngle
      line.high = halfAngle
    }
  } else {
    if (distance < line.reach - tolerance) return false
    let turn = direction - line.axis
    if (turn > Math.PI) turn -= 2 * Math.PI
    else if (turn < -Math.PI) turn += 2 * Math.PI
    if (turn < line.low || turn > line.high) return false
    line.low = Math.max(line.low, turn - halfAngle)
    line.high = Math.min(line.high, turn + halfAngle)
  }
  line.reach = Math.max(line.reach, distance)
  return true
}
