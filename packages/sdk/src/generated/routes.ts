// Made by scripts/generate.ts from api.ts; do not edit.
import type { Api } from '../api'
import type { Route } from '../contract/client'

export const routes: Readonly<Record<keyof Api, Route>> = {
  login: { method: 'POST', path: '/user/login' },
  verify: { method: 'POST', path: '/user/token/verify' },
  logout: { method: 'POST', path: '/user/logout' },
  termsAccepted: { method: 'GET', path: '/user/check-if-user-accepted-terms/{userId}' },
  acceptTerms: { method: 'PATCH', path: '/user/accept-terms-and-conditions/{userId}' },
  user: { method: 'GET', path: '/user/{userId}' },
  osmandQuery: { method: 'GET', path: '/telemetry/osmand' },
  osmand: { method: 'POST', path: '/telemetry/osmand', bodyKind: 'form' },
  traccar: { method: 'POST', path: '/telemetry/traccar' },
  userCampaigns: { method: 'GET', path: '/user/{userId}/campaign' },
  campaignTruckCounts: { method: 'GET', path: '/campaign/{userId}/trucks' },
  campaignRoutesSince: { method: 'GET', path: '/campaign/{campaignId}/truck/routes/{timePeriod}' },
  campaignRoutes: { method: 'GET', path: '/campaign/{campaignId}/truck/routes' },
  boundingBoxes: { method: 'GET', path: '/campaign/{campaignId}/bounding_box' },
  campaignAnalytics: { method: 'GET', path: '/campaign/{campaignId}/truck/analytics' },
  campaignProvenance: { method: 'GET', path: '/campaign/{campaignId}/truck/provenance' },
}
