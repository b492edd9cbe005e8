import type { ServerFeature } from '../../http/server-feature'
import { accountHandlers } from './account-handlers'

export const accountFeature: ServerFeature = { name: 'account', handlers: accountHandlers }
