import { mapEndpoints, type RouteLines } from '@product/sdk/features/map'
import { parseTimePeriod } from '@product/sdk/nouns/campaigns'
import { ApiError } from '@product/sdk/contract'
import type { Db } from '../../db/db'
import type { AppParts } from '../../http/app-context'
import { NotFound } from '../../contract/refusals'
import { implement } from '../../http/implement'
import { findUser } from '../../nouns/people/user-store'
import { targetAreasOf, campaignsOfUser, truckCountsOfUser } from '../../nouns/campaigns/campaign-view-store'
import { findCampaign, vehiclesOf } from '../../nouns/campaigns/campaign-vehicle-store'
import { picked, routeAnswer } from './route-answer'

interface RoutesCall {
  params: { campaignId: number; timePeriod?: string }
  query: { lines: RouteLines; vehicles?: string }
  db: Db
  parts: AppParts
  now: Date
}

async function routes({ params: { campaignId, timePeriod }, query, db, parts, now }: RoutesCall) {
  const period = parseTimePeriod(timePeriod, now.getTime())
  if ('problem' in period) throw new ApiError('malformed', period.problem)
  const campaign = await findCampaign(db, campaignId)
  if (!campaign) throw new NotFound('This campaign')
  const vehicles = picked(await vehiclesOf(db, campaign), query.vehicles)
  const rules = parts.settings.rules.impressions
  return routeAnswer(db, vehicles, { campaignId, since: period.since, lines: query.lines, rules })
}

async function refuseUnknownUser(db: Db, userId: number): Promise<void> {
  if (!(await findUser(db, userId))) throw new NotFound('This user')
}

export const mapHandlers = implement(mapEndpoints, {
  async userCampaigns({ params, db }) {
    await refuseUnknownUser(db, params.userId)
    return { campaigns: await campaignsOfUser(db, params.userId) }
  },
  async campaignTruckCounts({ params, db, now }) {
    await refuseUnknownUser(db, params.userId)
    return { allCampaigntrucks: await truckCountsOfUser(db, params.userId, now) }
  },
  campaignRoutesSince: routes,
  campaignRoutes: routes,
  async targetAreas({ params, db }) {
    const campaign = await findCampaign(db, params.campaignId)
    if (!campaign) throw new NotFound('This campaign')
    return { bounding_box: await targetAreasOf(db, params.campaignId) }
  },
})
