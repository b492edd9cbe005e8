import { removalEndpoints } from '@product/sdk/features/removals'
import type { ServerFeature } from '../../http/server-feature'
import { isRemovalPicture } from '../../nouns/removals/removal-store'
import { giveDemoRemovalPictures } from './demo-removal-pictures'
import { removalHandlers } from './removal-handlers'
import { addDemoRemovals } from './removals-demo'

export const removalsFeature: ServerFeature = {
  name: 'removals',
  handlers: removalHandlers,
  shows: [{ by: removalEndpoints.removal, has: (db, { name }) => isRemovalPicture(db, name) }],
  demo: addDemoRemovals,
  demoFiles: giveDemoRemovalPictures,
}
