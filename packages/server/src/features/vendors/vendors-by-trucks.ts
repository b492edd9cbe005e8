import { type SQL, sql } from 'drizzle-orm'
import { activeTrucks, type Moment } from '../../nouns/campaigns/active-truck-sql'

/**
 * Selects the ids of the vendors who need attention: the same as the rule `attentionReasons`, which gives the reasons.
 * Starts from the few items and trucks that press, whatever the number of vendors.
 */
export const vendorsInNeed = (moment: Moment): SQL =>
  sql`select t.vendor_id from fix_list_items f join trucks t using (truck_id)
      where not f.closed and (not f.bleeding_stopped or f.target_close_date < ${moment.today}) and t.deleted_at is null
    union select t.vendor_id from (${activeTrucks(moment)}) on_campaign join trucks t using (truck_id)
      join vendors owner on owner.vendor_id = t.vendor_id
      where t.deleted_at is null and owner.picture_reporting and not exists (
        select 1 from truck_pictures p
        where p.truck_id = t.truck_id and p.approved and p.month = ${moment.month})`

/** Selects the ids of the vendors who have a truck on an active campaign, or one that is on none. */
export const vendorsWithTrucks = (which: 'on_campaign' | 'available', moment: Moment): SQL =>
  sql`select vendor_id from trucks where deleted_at is null and vendor_id is not null
    and truck_id ${which === 'available' ? sql`not in` : sql`in`} (select truck_id from (${activeTrucks(moment)}) on_campaign)`
