import { endpointRoles } from '@product/sdk/client'
import type { AdminFeature } from '../../config/admin-feature'
import { fetched } from '../../config/fetched'
import { withMessageTexts } from '../../nouns/messages/with-message-texts'
import { PAGES } from '../../paths'

const PictureRemindersPage = fetched(
  async () => (await import('./PictureRemindersPage')).PictureRemindersPage,
)

/** Vendors are asked for the pictures of the month. Spec: communication, 2. */
export const pictureRemindersFeature: AdminFeature = {
  name: 'picture-reminders',
  pages: [
    {
      path: PAGES.pictureReminders,
      page: PictureRemindersPage,
      roles: endpointRoles.pictureVendorsForReminder,
    },
  ],
  links: [
    {
      name: 'picture-reminders',
      into: 'communication',
      label: 'console.links.picture_reminders',
      to: 'pictureReminders',
    },
  ],
  texts: {
    en: { console: { links: { picture_reminders: 'Picture reminders' } } },
    es: { console: { links: { picture_reminders: 'Recordatorios de fotos' } } },
  },
  pageTexts: withMessageTexts({
    en: async () => (await import('./reminder-texts')).REMINDER_TEXTS,
    es: async () => (await import('./reminder-texts-spanish')).REMINDER_TEXTS_SPANISH,
  }),
}
