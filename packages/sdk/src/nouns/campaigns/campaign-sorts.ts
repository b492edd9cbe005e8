/** `name` is `campaign_name`; days elapsed go by the start, days remaining by the end. */
export const CAMPAIGN_SORTS = [
  'campaign_name',
  'name',
  'campaign_id',
  'client_name',
  'start_date',
  'end_date',
  'days_elapsed',
  'days_remaining',
  'view_priority',
  'csv_report_enabled',
  'num_active_trucks',
  'num_inactive_trucks',
  'num_placeholders',
  'num_macros',
] as const

export type CampaignSort = (typeof CAMPAIGN_SORTS)[number]
