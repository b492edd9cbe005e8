import type { ServerFeature } from '../../http/server-feature'
import { impersonationHandlers } from './impersonation-handlers'

export const impersonationFeature: ServerFeature = { name: 'impersonation', handlers: impersonationHandlers }
