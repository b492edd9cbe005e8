import type { ServerFeature } from '../../http/server-feature'
import { startDrawingDays } from './draw-days-job'
import { mapHandlers } from './map-handlers'

export const mapFeature: ServerFeature = { name: 'map', handlers: mapHandlers, jobs: [startDrawingDays] }
