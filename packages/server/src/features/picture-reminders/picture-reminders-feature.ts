import type { ServerFeature } from '../../http/server-feature'
import { addDemoPictureRequests } from './demo-picture-requests'
import { pictureReminderHandlers } from './picture-reminder-handlers'

export const pictureRemindersFeature: ServerFeature = {
  name: 'picture-reminders',
  handlers: pictureReminderHandlers,
  demo: addDemoPictureRequests,
}
