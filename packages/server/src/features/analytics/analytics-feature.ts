import type { ServerFeature } from '../../http/server-feature'
import { analyticsHandlers } from './analytics-handlers'

export const analyticsFeature: ServerFeature = { name: 'analytics', handlers: analyticsHandlers }
