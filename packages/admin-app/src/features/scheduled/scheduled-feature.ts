import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { withMessageTexts } from '../../nouns/messages/with-message-texts'
import { PAGES } from '../../paths'

const ScheduledPage = fetched(async () => (await import('./ScheduledPage')).ScheduledPage)

/** Messages that wait for their time. Spec: communication, 2. */
export const scheduledFeature: AdminFeature = {
  name: 'scheduled',
  pages: [{ path: PAGES.scheduledMessages, page: ScheduledPage, roles: endpointRoles.scheduledMessages }],
  links: [
    { name: 'scheduled', into: 'communication', label: 'console.links.scheduled', to: 'scheduledMessages' },
  ],
  texts: {
    en: { console: { links: { scheduled: 'Scheduled' } } },
    es: { console: { links: { scheduled: 'Programados' } } },
  },
  pageTexts: withMessageTexts({
    en: async () => (await import('./scheduled-texts')).SCHEDULED_PAGE_TEXTS,
    es: async () => (await import('./scheduled-texts-spanish')).SCHEDULED_TEXTS_SPANISH,
  }),
}
