import type { ServerFeature } from '../../http/server-feature'
import { threadHandlers } from './thread-handlers'

export const threadsFeature: ServerFeature = { name: 'threads', handlers: threadHandlers }
