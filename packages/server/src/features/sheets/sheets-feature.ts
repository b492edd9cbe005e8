import type { ServerFeature } from '../../http/server-feature'
import { sheetHandlers } from './sheet-handlers'

export const sheetsFeature: ServerFeature = { name: 'sheets', handlers: sheetHandlers }
