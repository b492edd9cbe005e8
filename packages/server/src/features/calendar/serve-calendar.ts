import { calendarEndpoints, calendarIcs } from '@product/sdk/features/calendar'
import { addDays, losAngelesDay, readRole } from '@product/sdk/values'
import type { Context, Hono } from 'hono'
import type { AppEnv } from '../../app'
import { NotFound } from '../../contract/refusals'
import { callerFrom, inLines, limitCaller, STRANGERS } from '../../http/caller'
import type { PluggedParts } from '../../http/server-feature'
import { privilegeByCalendarToken } from '../../nouns/people/calendar-address-store'
import { calendarEvents } from './calendar-store'

/** What a calendar program is told: a season back and a year ahead. */
const DAYS_BACK = 90
const DAYS_AHEAD = 366

const { access } = calendarEndpoints.calendar

/** The calendar by its address, without a login: whoever made it must still be one who may see the calendar. */
async function answerCalendar(
  context: Context<AppEnv>,
  { db, settings }: PluggedParts,
  now: Date,
): Promise<Response> {
  const [, token] = /^([0-9a-f]{64})\.ics$/.exec(context.req.param('file') ?? '') ?? []
  const role = token === undefined ? undefined : readRole(await privilegeByCalendarToken(db, token))
  if (role === undefined || !access.all.includes(role as (typeof access.all)[number]))
    throw new NotFound('This calendar')
  const today = losAngelesDay(now)
  const events = await calendarEvents(db, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD))
  const { host } = new URL(settings.publicUrl)
  return context.body(calendarIcs(events, { name: settings.brand.name, host, now }), 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="calendar.ics"',
    'cache-control': 'private, no-store',
  })
}

/** Like any call without a session it has its network's limit and lines. */
export function serveCalendar(app: Hono<AppEnv>, parts: PluggedParts): void {
  app.get('/api/calendar/:file', async context => {
    context.set('call', '/calendar/{file}')
    const [ip, now] = [context.get('ip'), parts.clock.now()]
    await limitCaller(parts, undefined, ip, now)
    return inLines(parts, callerFrom(ip, STRANGERS).lines, () => answerCalendar(context, parts, now))
  })
}
