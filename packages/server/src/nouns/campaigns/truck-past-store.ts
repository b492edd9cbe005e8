import { losAngelesDay } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { idList } from '../../db/id-list'

/** What keeps trucks from being deleted: each with a campaign that has not ended, by truck. */
export const unendedCampaignsOf = (db: Db, truckIds: readonly number[], now: Date) =>
  rows<{ truck_id: number; truck_name: string; campaign_name: string }>(
    db,
    sql`select distinct on (t.truck_id) t.truck_id, t.name as truck_name, c.name as campaign_name
      from truck_campaigns tc
      join campaigns c using (campaign_id)
      join trucks t using (truck_id)
      where tc.truck_id in ${idList(truckIds)} and c.end_day >= ${losAngelesDay(now)}
        and (tc.tracking_end is null or tc.tracking_end >= ${now.toISOString()})
      order by t.truck_id, c.end_date, c.campaign_id`,
  )
