import type { CampaignRecord } from '@product/sdk/nouns/search'
import { type SQL, sql } from 'drizzle-orm'
import { rows } from '../../db/db'
import { idList } from '../../db/id-list'
import { changedIds, type SearchSource } from '../../nouns/search/search-source'

/** As `Date.toISOString` writes it; the two drivers read a bare instant differently. */
const iso = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const campaignSearch: SearchSource<'campaigns'> = {
  index: 'campaigns',
  touched: changedIds('campaign', 'campaign_size'),
  async read(db, ids) {
    const found = await rows<CampaignRecord>(
      db,
      sql`select c.campaign_id, c.name as campaign_name, c.client_name,
          (select count(distinct truck_id)::int from truck_campaigns where campaign_id = c.campaign_id) as num_trucks,
          ${iso(sql`c.start_date`)} as start_date, ${iso(sql`c.end_date`)} as end_date
        from campaigns c where c.campaign_id in ${idList(ids)}`,
    )
    return new Map(found.map(campaign => [campaign.campaign_id, campaign]))
  },
}
