import type { ServerFeature } from '../../http/server-feature'
import { pictureReminderHandlers } from './picture-reminder-handlers'

export const pictureRemindersFeature: ServerFeature = {
  name: 'picture-reminders',
  handlers: pictureReminderHandlers,
}
