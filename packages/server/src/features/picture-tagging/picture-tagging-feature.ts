import type { ServerFeature } from '../../http/server-feature'
import { pictureTaggingHandlers } from './picture-tagging-handlers'

export const pictureTaggingFeature: ServerFeature = {
  name: 'picture-tagging',
  handlers: pictureTaggingHandlers,
}
