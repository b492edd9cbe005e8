import { addDays, type Day, listDays, weekStart } from '../../values/utc-day'

export type CalendarView = 'week' | 'month'

const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`
const nextMonth = (day: Day): Day => monthStart(addDays(monthStart(day), 31))

/** The weeks that show a day's week, or its month with the days at its edges; each from Sunday on. */
export function calendarWeeks(day: Day, view: CalendarView): Day[][] {
  const first = weekStart(view === 'week' ? day : monthStart(day))
  const last = view === 'week' ? addDays(first, 6) : addDays(nextMonth(day), -1)
  const weeks: Day[][] = []
  for (let start = first; start <= last; start = addDays(start, 7))
    weeks.push(listDays(start, addDays(start, 6)))
  return weeks
}

/** A day in the week or month before (-1) or after (1). */
export function turnedPage(day: Day, view: CalendarView, by: 1 | -1): Day {
  if (view === 'week') return addDays(day, 7 * by)
  return by === 1 ? nextMonth(day) : monthStart(addDays(monthStart(day), -1))
}
