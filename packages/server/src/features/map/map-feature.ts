import type { ServerFeature } from '../../http/server-feature'
import { mapHandlers } from './map-handlers'

export const mapFeature: ServerFeature = { name: 'map', handlers: mapHandlers }
