import { losAngelesDay } from '@product/sdk/values'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Selects, as `truck_id` with `campaign_name`, the trucks that are on an active campaign: today is among its days, and the truck's own
 * tracking has begun and not ended. Not distinct.
 */
export const activeTrucks = (now: Date): SQL => {
  const today = losAngelesDay(now)
  const at = now.toISOString()
  return sql`select tc.truck_id, c.name as campaign_name from campaigns c join truck_campaigns tc on tc.campaign_id = c.campaign_id
    where c.start_day <= ${today} and c.end_day >= ${today} and tc.truck_id is not null
      and (tc.tracking_start is null or tc.tracking_start <= ${at})
      and (tc.tracking_end is null or tc.tracking_end >= ${at})`
}
