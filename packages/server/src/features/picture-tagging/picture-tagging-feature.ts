import type { ServerFeature } from '../../http/server-feature'
import { fillKnownPictures } from '../../nouns/pictures/fill-known-pictures'
import { pictureTaggingHandlers } from './picture-tagging-handlers'

export const pictureTaggingFeature: ServerFeature = {
  name: 'picture-tagging',
  handlers: pictureTaggingHandlers,
  jobs: [fillKnownPictures],
}
