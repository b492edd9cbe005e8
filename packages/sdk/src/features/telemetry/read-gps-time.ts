const WRITTEN_OUT =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:T|\s+)(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|UTC|[+-]\d{2}(?::?\d{2})?)?$/i

/**
 * `20261020150000`, `20261020T150000Z`, or without seconds: no epoch time has 14 digits before the year 2286, and one of 12
 * is of before 2001, when no truck was tracked.
 */
const COMPACT =
  /^(\d{4})(\d{2})(\d{2})T?(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?\s*(Z|UTC|[+-]\d{2}(?::?\d{2})?)?$/i

/**
 * The instant (milliseconds UTC) that a tracker or a track file means, or undefined: epoch seconds or milliseconds
 * (told apart by size), or ISO 8601 with T or a space and any offset, also without separators (the year to the minute or second).
 * Without an offset it is UTC, as trackers write it.
 */
export function readGpsTime(value: string | number): number | undefined {
  const text = String(value).trim()
  const parts = COMPACT.exec(text) ?? WRITTEN_OUT.exec(text)
  if (parts === null && /^\d+(\.\d+)?$/.test(text)) return fromEpoch(Number(text))
  if (parts === null) return undefined
  const [, year, month, day, hour, minute, second = '0', fraction = '', offset = 'Z'] = parts
  const midnight = utcMidnight(Number(year), Number(month), Number(day))
  const shift = offsetMinutes(offset)
  // Second 60 is a leap second.
  const inRange = Number(hour) <= 23 && Number(minute) <= 59 && Number(second) <= 60
  if (midnight === undefined || shift === undefined || !inRange) return undefined
  const minutes = Number(hour) * 60 + Number(minute) - shift
  return midnight + minutes * 60_000 + Number(second) * 1000 + Math.trunc(Number(`0.${fraction}0`) * 1000)
}

/** The first millisecond of a date in UTC, or undefined where the calendar has no such date. */
export function utcMidnight(year: number, month: number, day: number): number | undefined {
  const at = Date.UTC(year, month - 1, day)
  const date = new Date(at)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? at : undefined
}

/**
 * Smaller numbers are no epoch times (1973 in seconds), but seconds since the start of something; larger ones are past
 * 2286.
 */
function fromEpoch(value: number): number | undefined {
  if (value >= 1e8 && value < 1e11) return Math.round(value * 1000)
  if (value >= 1e11 && value < 1e13) return Math.round(value)
  return undefined
}

function offsetMinutes(offset: string): number | undefined {
  if (/^(Z|UTC)$/i.test(offset)) return 0
  const hours = Number(offset.slice(1, 3))
  const minutes = Number(offset.slice(3).replace(':', '') || '0')
  if (hours > 15 || minutes > 59) return undefined
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
