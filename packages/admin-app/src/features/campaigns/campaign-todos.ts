import { endpointRoles } from '@product/sdk/client'
import { campaignDay, daysBetween, losAngelesDay, ROLE, type Role } from '@product/sdk/values'
import type { HomeWidget } from '../../config/admin-feature'
import { LOOKED_AT, withoutAny } from '../../data/without-any'
import { pathTo } from '../../paths'

/** A campaign that ends within so many days is worth a look, and one that starts within so many must have trucks. */
const ENDS_WITHIN_DAYS = 7
const STARTS_WITHIN_DAYS = 14

interface DatedCampaign {
  campaign_id: number
  campaign_name: string
  user_id: number | null
}

/** Days from today in Los Angeles to the date that an instant stands for. */
const daysUntil = (instant: string, now: number): number =>
  daysBetween(losAngelesDay(now), campaignDay(instant))

/** Role 2 may look at a campaign, but not edit it. */
export function campaignPath({ campaign_id, user_id }: DatedCampaign, role: Role): string {
  if (role !== ROLE.user) return pathTo('editCampaign', { id: campaign_id })
  if (user_id === null) return pathTo('drive')
  return pathTo('impersonateMap', { clientId: user_id, campaignId: campaign_id })
}

const inDays = (when: string, days: number) =>
  days === 0
    ? { reason: `campaign_todos.${when}_today` }
    : { reason: `campaign_todos.${when}_in`, args: { smart_count: days } }

export const campaignsEndingSoon: HomeWidget = {
  name: 'campaigns-ending',
  title: 'campaign_todos.ending',
  roles: endpointRoles.openCampaigns,
  async load(api, { now, role, signal }) {
    const { active_campaigns } = await api.openCampaigns({ signal })
    return active_campaigns
      .map(campaign => ({ campaign, days: daysUntil(campaign.end_date, now) }))
      .filter(({ days }) => days >= 0 && days <= ENDS_WITHIN_DAYS)
      .toSorted((a, b) => a.days - b.days)
      .map(({ campaign, days }) => ({
        id: campaign.campaign_id,
        name: campaign.campaign_name,
        ...inDays('ends', days),
        to: campaignPath(campaign, role),
        urgent: days <= 1,
      }))
  },
}

export const campaignsWithoutTrucks: HomeWidget = {
  name: 'campaigns-without-trucks',
  title: 'campaign_todos.without_trucks',
  roles: endpointRoles.inProductionCampaigns,
  async load(api, { now, role, signal }) {
    const query = { sortBy: 'start_date', sortOrder: 'asc', pageSize: 100 } as const
    const { in_production_campaigns } = await api.inProductionCampaigns({ query, signal })
    return in_production_campaigns
      .filter(({ num_active_trucks, num_inactive_trucks }) => num_active_trucks + num_inactive_trucks === 0)
      .map(campaign => ({ campaign, days: daysUntil(campaign.start_date, now) }))
      .filter(({ days }) => days >= 0 && days <= STARTS_WITHIN_DAYS)
      .map(({ campaign, days }) => ({
        id: campaign.campaign_id,
        name: campaign.campaign_name,
        ...inDays('starts', days),
        to: campaignPath(campaign, role),
        urgent: days <= 3,
      }))
  },
}

export const campaignsWithoutTargetAreas: HomeWidget = {
  name: 'campaigns-without-target-areas',
  title: 'campaign_todos.without_target_areas',
  roles: endpointRoles.activeCampaigns,
  async load(api, { role, signal }) {
    const query = { sortBy: 'start_date', sortOrder: 'desc', pageSize: LOOKED_AT } as const
    const { active_campaigns } = await api.activeCampaigns({ query, signal })
    const found = await withoutAny(active_campaigns, async ({ campaign_id: campaignId }) => {
      const { bounding_box } = await api.targetAreas({ params: { campaignId }, signal })
      return bounding_box.length
    })
    return found.map(campaign => ({
      id: campaign.campaign_id,
      name: campaign.campaign_name,
      reason: 'campaign_todos.no_target_area',
      to: campaignPath(campaign, role),
    }))
  },
}

/** In the order of the home page. */
export const campaignTodos: readonly HomeWidget[] = [
  campaignsEndingSoon,
  campaignsWithoutTrucks,
  campaignsWithoutTargetAreas,
]
