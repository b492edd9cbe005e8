// Made by scripts/generate.ts from api.ts; do not edit.
import type { Api } from '../api'
import type { Role } from '../values/role'

/** The roles that may make a call, be it only for their own records; the contract's access without its schemas. */
export const endpointRoles: Readonly<Record<keyof Api, readonly Role[]>> = {
  login: [1, 2, 3, 4, 5],
  verify: [1, 2, 3, 4, 5],
  logout: [1, 2, 3, 4, 5],
  termsAccepted: [1, 2, 3, 4, 5],
  acceptTerms: [1, 2, 3, 4, 5],
  user: [1, 2, 3, 4, 5],
  osmandQuery: [],
  osmand: [],
  traccar: [],
  userCampaigns: [1, 2, 3, 4],
  campaignTruckCounts: [1, 2, 3, 4],
  campaignRoutesSince: [1, 2, 3, 4],
  campaignRoutes: [1, 2, 3, 4],
  boundingBoxes: [1, 2, 3, 4],
  campaignAnalytics: [1, 2, 3, 4],
  campaignProvenance: [1, 2, 3, 4],
}
