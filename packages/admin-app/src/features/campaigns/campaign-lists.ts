import type { CampaignList, CampaignSort } from '@product/sdk/nouns/campaigns'
import type { AdminResource } from '../../config/admin-feature'
import { listAction, type ListAction, resourceEndpoints } from '../../data/resource-endpoints'
import { CAMPAIGN_COLUMNS } from './campaign-columns'

/** What the tables sort by; written out here, so that the contract's checks stay out of the first page. */
const SORTS = [
  'campaign_name',
  'client_name',
  'start_date',
  'end_date',
  'days_elapsed',
  'days_remaining',
  'num_active_trucks',
  'num_inactive_trucks',
  'num_placeholders',
  'num_macros',
  'view_priority',
  'csv_report_enabled',
] as const satisfies readonly CampaignSort[]

const resource = (name: string, list: ListAction<(typeof SORTS)[number]>): AdminResource => ({
  name,
  endpoints: resourceEndpoints({ id: 'campaign_id', list }),
  columns: CAMPAIGN_COLUMNS,
  recordRepresentation: 'campaign_name',
})

/** The three lists of campaigns. Spec: operations, 2 and 4. */
export const campaignLists: Readonly<Record<CampaignList, AdminResource>> = {
  active: resource(
    'active-campaigns',
    listAction({
      access: 'activeCampaigns',
      sorts: SORTS,
      async run(api, query, { signal }) {
        const { active_campaigns: rows, rowCount } = await api.activeCampaigns({ query, signal })
        return { rows, rowCount }
      },
    }),
  ),
  in_production: resource(
    'in-production-campaigns',
    listAction({
      access: 'inProductionCampaigns',
      sorts: SORTS,
      async run(api, query, { signal }) {
        const answer = await api.inProductionCampaigns({ query, signal })
        return { rows: answer.in_production_campaigns, rowCount: answer.rowCount }
      },
    }),
  ),
  expired: resource(
    'expired-campaigns',
    listAction({
      access: 'expiredCampaigns',
      sorts: SORTS,
      async run(api, query, { signal }) {
        const { expired_campaigns: rows, rowCount } = await api.expiredCampaigns({ query, signal })
        return { rows, rowCount }
      },
    }),
  ),
}
