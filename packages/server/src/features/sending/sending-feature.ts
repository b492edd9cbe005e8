import type { ServerFeature } from '../../http/server-feature'
import { sendingHandlers } from './sending-handlers'

export const sendingFeature: ServerFeature = { name: 'sending', handlers: sendingHandlers }
