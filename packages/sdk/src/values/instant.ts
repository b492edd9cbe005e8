/** A point in time: milliseconds since 1970 UTC, a Date, or ISO 8601 text. */
export type Instant = number | Date | string

const A_TIME_WITHOUT_ZONE = /T[\d:.,]+$/i

/**
 * Milliseconds since 1970 UTC, or undefined where the value names no instant. A date alone is its UTC midnight; a
 * time without a zone is refused, since `Date` would read it by the clock of whatever machine runs this.
 */
export function readInstant(value: Instant | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string' && A_TIME_WITHOUT_ZONE.test(value.trim())) return undefined
  const ms = typeof value === 'string' ? Date.parse(value) : Number(value)
  return Number.isNaN(new Date(ms).getTime()) ? undefined : ms
}

/** Milliseconds since 1970 UTC. Throws a RangeError for what is no instant, as `Date` does. */
export function instantMs(value: Instant): number {
  const ms = readInstant(value)
  if (ms === undefined) throw new RangeError(`Not an instant: ${String(value)}`)
  return ms
}
