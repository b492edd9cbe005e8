import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { PAGES } from '../../paths'

const CalendarPage = fetched(async () => (await import('./CalendarPage')).CalendarPage)

/** Installs, ends and removals over all campaigns. Ours: the documents have no calendar. */
export const calendarFeature: AdminFeature = {
  name: 'calendar',
  pages: [{ path: PAGES.calendar, page: CalendarPage, roles: endpointRoles.calendar }],
  sidebar: [
    {
      name: 'calendar',
      label: 'console.sidebar.calendar',
      path: PAGES.calendar,
      parent: 'production',
      letter: 'k',
    },
  ],
  pageTexts: {
    en: async () => (await import('./calendar-page-texts')).CALENDAR_PAGE_TEXTS,
    es: async () => (await import('./calendar-page-texts-spanish')).CALENDAR_PAGE_TEXTS_SPANISH,
  },
}
