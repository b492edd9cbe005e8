import type { ServerFeature } from '../../http/server-feature'
import { inventoryHandlers } from './inventory-handlers'

export const inventoryFeature: ServerFeature = { name: 'inventory', handlers: inventoryHandlers }
