import { type Day, dayStartMs, shownDayText } from '@product/sdk/values'

const shown = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
const spoken = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})

/** `Sat, Nov 21, 2026` of a UTC day. */
export const dayName = (day: Day): string => shown.format(dayStartMs(day))

/** A day in all the ways in which somebody may type it: `nov 21`, `saturday`, `11/21/2026`, `2026-11-21`. */
export const dayWords = (day: Day): string =>
  [dayName(day), spoken.format(dayStartMs(day)), shownDayText(day), day].join(' ')
