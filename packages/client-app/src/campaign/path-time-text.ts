import { LOS_ANGELES, readInstant } from '@product/sdk/values'

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: LOS_ANGELES,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** `May 4, 2020, 8:15 – 9:02 AM PDT`: when a path was driven, in Los Angeles; a dash for a broken instant. */
export function pathTimeText(start: string, end: string): string {
  const [from, to] = [readInstant(start), readInstant(end)]
  if (from === undefined) return '–'
  return to === undefined || to <= from ? format.format(from) : format.formatRange(from, to)
}
