import type { ServerFeature } from '../../http/server-feature'
import { calendarHandlers } from './calendar-handlers'
import { serveCalendar } from './serve-calendar'

export const calendarFeature: ServerFeature = {
  name: 'calendar',
  handlers: calendarHandlers,
  mount: serveCalendar,
}
