import { analyticsEndpoints } from '@product/sdk/features/analytics'
import { baseImpressionsOf, campaignFactor, CUTTING_RULE } from '@product/sdk/nouns/driving'
import type { Db } from '../../db/db'
import { NotFound } from '../../contract/refusals'
import { implement } from '../../http/implement'
import { LargeAnswer } from '../../http/large-answer'
import { findCampaign, vehiclesOf } from '../../nouns/campaigns/campaign-vehicle-store'
import { dayTexts, findDays, pathTotalTexts } from '../../nouns/campaigns/campaign-path-store'
import { vehicleGroupPieces } from '../../nouns/campaigns/vehicle-group-pieces'
import { vehicleOverview } from '../../nouns/campaigns/vehicle-overview'

/** About three megabytes: they are short, and each piece is planned anew. */
const ENTRIES_AT_ONCE = 24_000

async function vehiclesOfCampaign(db: Db, campaignId: number) {
  const campaign = await findCampaign(db, campaignId)
  if (!campaign) throw new NotFound('This campaign')
  return vehiclesOf(db, campaign)
}

export const analyticsHandlers = implement(analyticsEndpoints, {
  async campaignAnalytics({ params, query, db, parts }) {
    const { campaignId } = params
    const estimate = { campaignId, rules: parts.settings.rules.impressions }
    const vehicles = await vehiclesOfCampaign(db, campaignId)
    const { version, itemsOf } = await vehicleOverview(db, vehicles)
    const withPaths = query.paths === 'all'
    return new LargeAnswer(JSON.stringify([estimate.rules, version]), turn =>
      vehicleGroupPieces(
        vehicles,
        vehicle => itemsOf(vehicle).days + (withPaths ? itemsOf(vehicle).paths : 0),
        some =>
          turn(async () => {
            const [analytics, paths] = await Promise.all([
              dayTexts(db, some, estimate),
              withPaths ? pathTotalTexts(db, some, estimate) : new Map<number, string>(),
            ])
            return [
              { name: 'analytics', texts: analytics },
              { name: 'paths', texts: paths },
            ]
          }),
        ENTRIES_AT_ONCE,
      ),
    )
  },

  async campaignProvenance({ params, db, parts }) {
    const rules = parts.settings.rules.impressions
    const vehicles = await vehiclesOfCampaign(db, params.campaignId)
    const days = await findDays(db, vehicles)
    const totals = (['measured', 'macro', 'rep_route'] as const).map(provenance => {
      const total = { provenance, paths: 0, distance: 0, impressions: 0, capped: 0, estimated: 0 }
      for (const day of days.filter(day => day.provenance === provenance)) {
        total.paths += day.paths
        total.distance += day.miles
        total.impressions +=
          baseImpressionsOf(day, rules) * campaignFactor(params.campaignId, day.utcDay, rules) + day.given
        total.capped += day.capped
        total.estimated += day.driven + day.resting
      }
      return total
    })
    const ofCampaign = rules.factors.filter(({ campaignId }) => campaignId === params.campaignId)
    return {
      rule_version: CUTTING_RULE.version,
      impression_rules: { ...rules, factors: ofCampaign },
      totals,
    }
  },
})
