import type { CampaignTruckStatus } from '@product/sdk/nouns/picture-reports'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Invalid } from '../../contract/refusals'
import { type Db, rows } from '../../db/db'
import { trucks } from '../../db/tables/fleet'
import { momentOf } from '../../nouns/campaigns/active-truck-sql'

interface StatusRow extends Omit<CampaignTruckStatus, 'created_at'> {
  shown_as: string
  /** Milliseconds. */
  set_at: number | null
}

export interface StoredStatus extends CampaignTruckStatus {
  /** The truck's own name on the campaign. */
  shown_as: string
}

/** The trucks that a vendor has on running campaigns with what was decided of each, by name. */
export async function campaignTrucksOf(db: Db, vendorId: number, now: Date): Promise<StoredStatus[]> {
  const { at, today, month } = momentOf(now)
  const found = await rows<StatusRow>(
    db,
    sql`select t.truck_id, t.vendor_id, t.name as truck_name, t.license_plate, on_road.campaign_display_name,
        on_road.campaign_id, on_road.shown_as, a.status_id, a.status_value,
        extract(epoch from a.set_at)::float8 * 1000 as set_at, v.phone_num as phone_number,
        (select count(distinct p.file_name)::int from truck_pictures p
          where p.truck_id = t.truck_id and p.month = ${month}) as pictures
      from trucks t join vendors v using (vendor_id)
      join lateral (
        select distinct on (c.campaign_id) c.campaign_id, c.name as campaign_display_name, tc.campaign_display_name as shown_as
        from truck_campaigns tc join campaigns c using (campaign_id)
        where tc.truck_id = t.truck_id and c.start_day <= ${today} and c.end_day >= ${today}
          and (tc.tracking_start is null or tc.tracking_start <= ${at})
          and (tc.tracking_end is null or tc.tracking_end >= ${at})
        order by c.campaign_id, tc.truck_campaign_id
      ) on_road on true
      left join truck_approvals a on a.truck_id = t.truck_id and a.campaign_id = on_road.campaign_id
      where t.vendor_id = ${vendorId} and t.deleted_at is null and v.deleted_at is null
      order by t.name, t.truck_id, on_road.campaign_display_name, on_road.campaign_id`,
  )
  return found.map(({ set_at, ...row }) => ({
    ...row,
    created_at: set_at === null ? null : new Date(set_at).toISOString(),
  }))
}

/** Whose truck it is. Throws Invalid for one that is not there, or nobody's. */
export async function vendorOfTruck(db: Db, truckId: number): Promise<number> {
  const [truck] = await db
    .select({ vendor_id: trucks.vendor_id })
    .from(trucks)
    .where(and(eq(trucks.truck_id, truckId), isNull(trucks.deleted_at)))
  if (!truck?.vendor_id) throw new Invalid({ truck_id: 'There is no such truck.' })
  return truck.vendor_id
}
