import { addDays, type Day, losAngelesDay, LOS_ANGELES } from '@product/sdk/values'

const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: LOS_ANGELES,
  hour: 'numeric',
  minute: '2-digit',
})

/** `2:41 PM`, in Los Angeles. */
export const timeText = (instant: string): string =>
  timeFormat.format(Date.parse(instant)).replaceAll('\u202F', ' ')

/** `MM/DD/YYYY`. Spec: communication, 9. */
const slashes = (day: Day): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')

const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' })

/** What a day is called beside today: a text's key for the days around it, else its weekday and date. */
export function dayText(day: Day, today: Day): { key: string } | { text: string } {
  if (day === today) return { key: 'threads.today' }
  if (day === addDays(today, -1)) return { key: 'threads.yesterday' }
  if (day === addDays(today, 1)) return { key: 'threads.tomorrow' }
  return { text: `${weekdayFormat.format(Date.parse(`${day}T12:00:00Z`))}, ${slashes(day)}` }
}

/** When a thread was last written in, as short as it is clear: the time of today, else the date. */
export function rowTime(instant: string, today: Day): { key: string } | { text: string } {
  const day = losAngelesDay(instant)
  if (day === today) return { text: timeText(instant) }
  return day === addDays(today, -1) ? { key: 'threads.yesterday' } : { text: slashes(day) }
}
