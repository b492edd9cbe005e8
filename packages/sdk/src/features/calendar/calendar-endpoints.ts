import { z } from 'zod'
import { day, dayField } from '../../contract/day-field'
import { endpoint } from '../../contract/endpoint'
import { calendarEvent } from './calendar-event'
import { CALENDAR_TEXTS, MOST_CALENDAR_DAYS, spansCalendar } from './calendar-span'

const operators = { all: [1, 2, 3] } as const
const feed = z.object({ has_address: z.boolean() })

/** Ours: the documents have no calendar. */
export const calendarEndpoints = {
  calendar: endpoint({
    method: 'GET',
    path: '/calendar',
    summary: `Installs, ends of campaigns and removals from one Los Angeles day to another, both included, at most ${MOST_CALENDAR_DAYS} days, over all campaigns, by day.`,
    access: operators,
    query: z
      .object({ start_date: dayField(CALENDAR_TEXTS.noDay), end_date: dayField(CALENDAR_TEXTS.noDay) })
      .refine(spansCalendar, { path: ['end_date'], error: CALENDAR_TEXTS.wrongSpan }),
    answer: z.object({ start_date: day, end_date: day, events: z.array(calendarEvent) }),
  }),
  calendarAddress: endpoint({
    method: 'GET',
    path: '/calendar/address',
    summary: 'Whether the user has an address for a calendar program.',
    access: operators,
    answer: feed,
  }),
  renewCalendarAddress: endpoint({
    method: 'POST',
    path: '/calendar/address',
    summary:
      'Make the user an address that a calendar program reads without a login. It is told this once; an address made before stops working.',
    access: operators,
    answer: z.object({ calendar_url: z.string() }),
  }),
  removeCalendarAddress: endpoint({
    method: 'DELETE',
    path: '/calendar/address',
    summary: 'Take the address away: calendar programs that read it get nothing more.',
    access: operators,
    answer: feed,
  }),
}
