import type { CalendarView } from '@product/sdk/features/calendar'
import { type Day, isDay } from '@product/sdk/values'

/** Which days the page shows, as its address says. */
export interface ShownDays {
  view: CalendarView
  day: Day
}

/** What an address does not say is this month. `today` in Los Angeles. */
export function shownDays(params: URLSearchParams, today: Day): ShownDays {
  const day = params.get('day')
  return {
    view: params.get('view') === 'week' ? 'week' : 'month',
    day: day !== null && isDay(day) && day >= '2000' && day < '2100' ? day : today,
  }
}

/** The same as the query of an address; today is not named. */
export const daysQuery = ({ view, day }: ShownDays, today: Day): Record<string, string> => ({
  ...(view === 'week' && { view }),
  ...(day !== today && { day }),
})
