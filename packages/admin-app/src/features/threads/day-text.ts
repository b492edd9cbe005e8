import { addDays, type Day, losAngelesDay, shownDayText } from '@product/sdk/values'
import type { Dates } from '../../texts/dates'

type DayText = { key: string } | { text: string }

/** What a day is called beside today: a text's key for the days around it, else its weekday and date. Spec: communication, 9. */
export function dayText(day: Day, today: Day, { weekday }: Dates): DayText {
  if (day === today) return { key: 'threads.today' }
  if (day === addDays(today, -1)) return { key: 'threads.yesterday' }
  if (day === addDays(today, 1)) return { key: 'threads.tomorrow' }
  return { text: `${weekday(day)}, ${shownDayText(day)}` }
}

/** When a thread was last written in, as short as it is clear: the time of today, else the date. */
export function rowTime(instant: string, today: Day, { time }: Dates): DayText {
  const day = losAngelesDay(instant)
  if (day === today) return { text: time(instant) }
  return day === addDays(today, -1) ? { key: 'threads.yesterday' } : { text: shownDayText(day) }
}
