import type { CalendarView } from '@product/sdk/features/calendar'
import { type Day, isDay } from '@product/sdk/values'

/** Which days the page shows, as its address says. */
export interface ShownDays {
  view: CalendarView
  day: Day
}

/** The weeks of these days are within what the calendar can be asked for. */
const isShowable = (day: Day): boolean => isDay(day) && day >= '2000-02-01' && day < '2099-12-01'

/** What an address does not say is this month. `today` in Los Angeles. */
export function shownDays(params: URLSearchParams, today: Day): ShownDays {
  const day = params.get('day')
  return {
    view: params.get('view') === 'week' ? 'week' : 'month',
    day: day !== null && isShowable(day) ? day : today,
  }
}

/** The same as the query of an address; today is not named. */
export const daysQuery = ({ view, day }: ShownDays, today: Day): Record<string, string> => ({
  ...(view === 'week' && { view }),
  ...(day !== today && { day }),
})
