import { campaignTruckEndpoints } from './advertise/campaign-trucks/campaign-truck-endpoints'
import { campaignEndpoints } from './advertise/campaigns/campaign-endpoints'
import { clientUserEndpoints } from './advertise/client-users/client-user-endpoints'
import { credentialEndpoints } from './advertise/credentials/credential-endpoints'
import { impersonationEndpoints } from './advertise/impersonation/impersonation-endpoints'
import { analyticsEndpoints } from './analytics/analytics-endpoints'
import { macroEndpoints } from './drive/macros/macro-endpoints'
import { mapEndpoints } from './map/map-endpoints'
import { searchEndpoints } from './search/search-endpoints'
import { sessionEndpoints } from './session/session-endpoints'
import { teamEndpoints } from './team/team-endpoints'
import { telemetryEndpoints } from './telemetry/telemetry-endpoints'

/** Every endpoint by name. The client, the server's routes and guards and the documents are read off it. */
export const api = {
  ...sessionEndpoints,
  ...teamEndpoints,
  ...telemetryEndpoints,
  ...mapEndpoints,
  ...macroEndpoints,
  ...campaignEndpoints,
  ...campaignTruckEndpoints,
  ...clientUserEndpoints,
  ...credentialEndpoints,
  ...impersonationEndpoints,
  ...analyticsEndpoints,
  ...searchEndpoints,
}

export type Api = typeof api

export { openapi } from './contract/openapi'
