import type { ReminderVendor } from '@product/sdk/features/picture-reminders'
import { writeReminders } from '@product/sdk/nouns/messages'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { activeTrucks, type Moment } from '../../nouns/campaigns/active-truck-sql'

interface VendorRow {
  vendor_id: number
  vendor_name: string
  vendor_num: string | null
  phone_num: string | null
  /** Milliseconds. */
  asked: number | null
  is_blocked: boolean
  trucks: { name: string; license_plate: string | null; campaign: string }[]
}

/** A truck without an approved picture of the month. */
const lacksPictures = ({ month }: Moment): SQL =>
  sql`not exists (
    select 1 from truck_pictures p where p.truck_id = t.truck_id and p.month = ${month} and p.approved
  )`

/**
 * Vendors with picture reporting and trucks on running campaigns, by name, each with those trucks; `lacking`: only
 * trucks, and vendors of such, that no approved picture of this month proves.
 */
export async function reminderVendors(
  db: Db,
  moment: Moment,
  { lacking }: { lacking: boolean },
): Promise<ReminderVendor[]> {
  const found = await rows<VendorRow>(
    db,
    sql`select v.vendor_id, v.name as vendor_name, v.code as vendor_num, v.phone_num,
        extract(epoch from r.last_requested_at)::float8 * 1000 as asked, c.blocked_reason is not null as is_blocked,
        whose.trucks
      from vendors v
      join (
        select t.vendor_id, json_agg(
          json_build_object('name', t.name, 'license_plate', t.license_plate, 'campaign', a.campaign_name)
          order by t.name, t.truck_id, a.campaign_name
        ) as trucks
        from (select distinct truck_id, campaign_name from (${activeTrucks(moment)}) every) a
        join trucks t on t.truck_id = a.truck_id and t.deleted_at is null
        where ${lacking ? lacksPictures(moment) : sql`true`}
        group by t.vendor_id
      ) whose on whose.vendor_id = v.vendor_id
      left join picture_requests r on r.vendor_id = v.vendor_id and r.month = ${moment.month}
      left join contacts c on c.phone_number = v.phone_num
      where v.deleted_at is null and v.picture_reporting order by v.name_key, v.vendor_id`,
  )
  return found.map(({ trucks, asked, ...vendor }) => ({
    ...vendor,
    campaign_display_names: [...new Set(trucks.map(({ campaign }) => campaign))].join(', '),
    reminders: writeReminders(trucks.map(truck => ({ ...truck, license_plate: truck.license_plate ?? '' }))),
    requested_at: asked === null ? null : new Date(asked).toISOString(),
  }))
}
