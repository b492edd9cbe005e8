import { ApiError } from '@product/sdk/contract'
import { groupEndpoints } from '@product/sdk/features/groups'
import { pictureReminderEndpoints } from '@product/sdk/features/picture-reminders'
import { pictureTaggingEndpoints } from '@product/sdk/features/picture-tagging'
import { scheduledEndpoints } from '@product/sdk/features/scheduled'
import { templateEndpoints } from '@product/sdk/features/templates'
import type { Implementation } from '../../http/implement'
import type { ServerFeature } from '../../http/server-feature'

/** Scaffold of this branch: a feature that is built takes its line out; the file goes before this reaches main. */
const unbuilt = {
  ...templateEndpoints,
  ...groupEndpoints,
  ...scheduledEndpoints,
  ...pictureReminderEndpoints,
  ...pictureTaggingEndpoints,
}

export type Unbuilt = keyof typeof unbuilt

export const unbuiltFeature: ServerFeature = {
  name: 'unbuilt',
  handlers: Object.entries(unbuilt).map(
    ([name, endpoint]): Implementation => ({
      name,
      endpoint,
      ownTransaction: true,
      handler: () => Promise.reject(new ApiError('not_found', 'Not built yet.')),
    }),
  ),
}
