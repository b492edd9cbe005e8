import type { ServerFeature } from '../../http/server-feature'
import { scheduledHandlers } from './scheduled-handlers'

export const scheduledFeature: ServerFeature = { name: 'scheduled', handlers: scheduledHandlers }
