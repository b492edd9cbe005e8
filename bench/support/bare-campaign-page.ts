import { losAngelesDay } from '../../packages/sdk/src/values/los-angeles-day'
import type { Statement } from './serve-bare'

const COLUMNS = [
  'campaign_id, name, user_id, client_name, start_date, end_date, view_priority, csv_report_enabled, version',
  'num_active_trucks, num_inactive_trucks, num_placeholders, num_macros',
]
  .join(', ')
  .split(', ')
  .map(column => `campaigns.${column}`)
  .join(', ')

const LISTS = {
  active: 'start_day <= $1 and end_day >= $1',
  expired: 'end_day < $1',
} as const

export interface BarePage {
  list: keyof typeof LISTS
  page?: number
  search?: string
}

/** The rows of a page by name, with their count, as the app finds them: what a bare server has to stringify. */
export function bareCampaignPage({ list, page = 0, search }: BarePage): Statement {
  const now = new Date()
  const sought = search === undefined ? '' : ' and (name_key like $5 or client_key like $5)'
  const found = `${LISTS[list]}${sought}`
  const text = `select ${COLUMNS}, (select count(*)::int from campaigns where ${found}),
      exists (select 1 from campaigns where counts_due_at < $2)
    from (select campaign_id from campaigns where ${found} order by name_key, campaign_id limit $3 offset $4) page
    join campaigns on campaigns.campaign_id = page.campaign_id
    order by campaigns.name_key, campaigns.campaign_id`
  const values = [losAngelesDay(now), now.toISOString(), 10, page * 10]
  return { text, values: search === undefined ? values : [...values, `%${search}%`] }
}
