import type { WholeCampaign } from '@product/sdk/nouns/campaigns'

/** What a new campaign is compared with while it is entered: nothing. */
export const NEW_CAMPAIGN: WholeCampaign = {
  campaign: {
    campaign_id: 0,
    name: '',
    user_id: null,
    client_name: null,
    start_date: '',
    end_date: '',
    view_priority: 0,
    csv_report_enabled: false,
    version: 0,
  },
  trucks: [],
  placeholders: [],
  bounding_box: [],
}
