import { analyticsEndpoints } from './analytics/analytics-endpoints'
import { mapEndpoints } from './map/map-endpoints'
import { sessionEndpoints } from './session/session-endpoints'
import { telemetryEndpoints } from './telemetry/telemetry-endpoints'

/** Every endpoint by name. The client, the server's routes and guards and the documents are read off it. */
export const api = {
  ...sessionEndpoints,
  ...telemetryEndpoints,
  ...mapEndpoints,
  ...analyticsEndpoints,
}

export type Api = typeof api

export { openapi } from './contract/openapi'
