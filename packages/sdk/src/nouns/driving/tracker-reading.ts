/** What a tracker says of itself along with a fix. */
export interface TrackerReading {
  /** When the fix was taken, milliseconds since 1970 UTC. */
  at: number
  /** 0 to 100. */
  batteryPercent?: number
  ignition?: boolean
}

/** A charge in percent, or undefined for what is none, as where a tracker writes -1 for unknown. */
export const batteryPercent = (value: number | undefined): number | undefined =>
  value !== undefined && value >= 0 && value <= 100 ? value : undefined

/**
 * The newest of readings that arrived together. What it does not tell itself is undefined: an older charge or
 * ignition is never shown as the present one.
 */
export const newestReading = (readings: readonly TrackerReading[]): TrackerReading | undefined =>
  readings.reduce<TrackerReading | undefined>(
    (newest, reading) => (newest === undefined || reading.at >= newest.at ? reading : newest),
    undefined,
  )
