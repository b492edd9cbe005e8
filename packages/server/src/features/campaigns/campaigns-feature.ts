import type { ServerFeature } from '../../http/server-feature'
import { isCampaignOf } from '../../nouns/campaigns/campaign-store'
import { addDemoCampaigns } from './add-demo-campaigns'
import { campaignHandlers } from './campaign-handlers'
import { campaignSearch } from './campaign-search-store'
import { campaignTruckHandlers } from './campaign-truck-handlers'

export const campaignsFeature: ServerFeature = {
  name: 'campaigns',
  handlers: [...campaignHandlers, ...campaignTruckHandlers],
  owners: { campaign: (db, id, session) => isCampaignOf(db, id, session.userId) },
  search: [campaignSearch],
  demo: addDemoCampaigns,
}
