/** A knot is a nautical mile an hour. */
export const METERS_PER_SECOND_PER_KNOT = 1852 / 3600

/** The decimal number in a cell or a form field; undefined for an empty one and for anything else. */
export function readNumber(text: unknown): number | undefined {
  if (typeof text === 'number') return Number.isFinite(text) ? text : undefined
  if (typeof text !== 'string' || !/^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

/**
 * An accuracy in metres: undefined where none is told, and infinite where what is told can't be read, since such a fix
 * must not pass for an exact one.
 */
export function readAccuracy(text: unknown): number | undefined {
  const isTold = text !== undefined && text !== null && String(text).trim() !== ''
  return isTold && readNumber(text) === undefined ? Number.POSITIVE_INFINITY : readAmount(text)
}

/** The same where less than nothing means unknown, as phones write speed, course and accuracy. */
export function readAmount(text: unknown): number | undefined {
  const value = readNumber(text)
  return value !== undefined && value >= 0 ? value : undefined
}
