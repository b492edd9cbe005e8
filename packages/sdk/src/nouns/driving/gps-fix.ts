/** One reading of a GPS receiver. */
export interface GpsFix {
  /** Milliseconds since 1970 UTC. */
  at: number
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
  accuracyMeters?: number
  speedMps?: number
  /** Clockwise from north. */
  bearingDegrees?: number
  /** False where the receiver itself says that it had no fix; absent counts as true. */
  valid?: boolean
}
