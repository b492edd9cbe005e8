import { threadEndpoints } from '@product/sdk/features/threads'
import type { ServerFeature } from '../../http/server-feature'
import { isMessagePicture } from '../../nouns/messages/media-files'
import { threadHandlers } from './thread-handlers'

export const threadsFeature: ServerFeature = {
  name: 'threads',
  handlers: threadHandlers,
  shows: [{ by: threadEndpoints.chat, has: (db, { name }) => isMessagePicture(db, name) }],
}
