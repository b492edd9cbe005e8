import { removalEndpoints } from '@product/sdk/features/removals'
import type { ServerFeature } from '../../http/server-feature'
import { isRemovalPicture } from '../../nouns/removals/removal-store'
import { removalHandlers } from './removal-handlers'
import { addDemoRemovals } from './removals-demo'

export const removalsFeature: ServerFeature = {
  name: 'removals',
  handlers: removalHandlers,
  shows: [{ by: removalEndpoints.removal, has: (db, { name }) => isRemovalPicture(db, name) }],
  demo: addDemoRemovals,
}
