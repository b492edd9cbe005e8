import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { campaigns, truck_campaigns } from '../../db/tables/campaigns'
import { placeholders } from '../../db/tables/placeholders'

/**
 * Counts anew what is on the campaigns whose counts are no longer true, and notes until when they are. A truck is
 * active until its tracking has ended; a macro counts once, alone or beside trucks. A campaign that someone is editing
 * is left for the next time.
 */
export async function refreshDueCounts(db: Db, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.execute(sql`
    with due as (
      select campaign_id from ${campaigns} where counts_due_at < ${at} order by campaign_id for update skip locked
    ), listed as (
      select campaign_id, truck_id, macro_id, tracking_end
      from ${truck_campaigns} where campaign_id in (select campaign_id from due)
    ), planned as (
      select campaign_id, placeholder_id, is_macro
      from ${placeholders} where campaign_id in (select campaign_id from due)
    ), truck_counts as (
      select campaign_id,
        count(distinct truck_id) as every_one,
        count(distinct truck_id) filter (where tracking_end is null or tracking_end >= ${at}) as active,
        min(tracking_end) filter (where tracking_end >= ${at}) as true_until
      from listed group by campaign_id
    ), rep_routes as (
      select campaign_id, count(*) as number from planned where not is_macro group by campaign_id
    ), macros as (
      select campaign_id, count(*) as number
      from (
        select campaign_id, macro_id from listed where macro_id is not null
        union select campaign_id, placeholder_id from planned where is_macro
      ) as used group by campaign_id
    )
    update ${campaigns} set
      num_active_trucks = coalesce(truck_counts.active, 0),
      num_inactive_trucks = coalesce(truck_counts.every_one - truck_counts.active, 0),
      num_placeholders = coalesce(rep_routes.number, 0),
      num_macros = coalesce(macros.number, 0),
      counts_due_at = truck_counts.true_until
    from due
      left join truck_counts using (campaign_id)
      left join rep_routes using (campaign_id)
      left join macros using (campaign_id)
    where ${campaigns}.campaign_id = due.campaign_id`)
}
