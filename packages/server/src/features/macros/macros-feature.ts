import type { ServerFeature } from '../../http/server-feature'
import { macroHandlers } from './macro-handlers'

export const macrosFeature: ServerFeature = { name: 'macros', handlers: macroHandlers }
