import type { ServerFeature } from '../../http/server-feature'
import { fillKnownPictures } from '../../nouns/pictures/fill-known-pictures'
import { reviewDemoPictures } from './demo-picture-review'
import { pictureTaggingHandlers } from './picture-tagging-handlers'

export const pictureTaggingFeature: ServerFeature = {
  name: 'picture-tagging',
  handlers: pictureTaggingHandlers,
  demoFiles: reviewDemoPictures,
  jobs: [fillKnownPictures],
}
