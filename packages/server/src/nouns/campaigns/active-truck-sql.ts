import { losAngelesDay } from '@product/sdk/values'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

type Given = string | Placeholder

/** By what trucks are judged: an instant with its day and month in Los Angeles. */
export interface Moment {
  at: Given
  today: Given
  month: Given
}

export function momentOf(now: Date) {
  const today = losAngelesDay(now)
  return { at: now.toISOString(), today, month: today.slice(0, 7) }
}

/** For a prepared statement, which is given what `momentOf` says with each call. */
export const MOMENT_TO_COME: Moment = {
  at: sql.placeholder('at'),
  today: sql.placeholder('today'),
  month: sql.placeholder('month'),
}

/**
 * Selects, as `truck_id` with `campaign_name`, the trucks that are on an active campaign: today is among its days, and
 * the truck's own tracking has begun and not ended. Not distinct.
 */
export const activeTrucks = ({ at, today }: Moment): SQL =>
  sql`select tc.truck_id, c.name as campaign_name
    from campaigns c join truck_campaigns tc on tc.campaign_id = c.campaign_id
    where c.start_day <= ${today} and c.end_day >= ${today} and tc.truck_id is not null
      and (tc.tracking_start is null or tc.tracking_start <= ${at})
      and (tc.tracking_end is null or tc.tracking_end >= ${at})`
