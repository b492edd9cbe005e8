import type { ServerFeature } from '../../http/server-feature'
import { truckDrivingHandlers } from './truck-driving-handlers'

export const truckDrivingFeature: ServerFeature = { name: 'truck-driving', handlers: truckDrivingHandlers }
