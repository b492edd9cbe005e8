import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { idList } from '../../db/id-list'
import { monthOf } from './month-of'

/** Notes that vendors were asked for the pictures of a month, `YYYY-MM` of Los Angeles; how many of them there are. */
export async function notePictureRequests(
  tx: Db,
  { vendorIds, month, at }: { vendorIds: readonly number[]; month: string; at: Date },
): Promise<number> {
  const asked = sql`${at.toISOString()}::timestamptz`
  const noted = await rows(
    tx,
    sql`insert into picture_requests (vendor_id, month, first_requested_at, last_requested_at)
      select vendor_id, ${month}::text, ${asked}, ${asked} from vendors
      where deleted_at is null and vendor_id in ${idList([...new Set(vendorIds)])}
      order by vendor_id
      on conflict (vendor_id, month) do update
        set last_requested_at = greatest(picture_requests.last_requested_at, excluded.last_requested_at)
      returning vendor_id`,
  )
  return noted.length
}

/**
 * A request that was to go out by a scheduled message goes out at another time, or not at all (undefined): it is noted
 * under the time at which it is due.
 */
export async function movePictureRequest(
  tx: Db,
  { phone_number, scheduled_for }: { phone_number: string; scheduled_for: string },
  when: Date | undefined,
): Promise<void> {
  const was = sql`${scheduled_for}::timestamptz`
  const moved = await rows<{ vendor_id: number }>(
    tx,
    sql`with meant as (
        select r.vendor_id, r.month, r.first_requested_at as first from picture_requests r join vendors v using (vendor_id)
        where r.last_requested_at = ${was} and (v.phone_key = ${phone_number}
          or v.vendor_id = (select vendor_id from contacts where phone_number = ${phone_number}))
      ), gone as (
        delete from picture_requests r using meant
        where r.vendor_id = meant.vendor_id and r.month = meant.month and meant.first = ${was}
      ), kept as (
        update picture_requests r set last_requested_at = r.first_requested_at from meant
        where r.vendor_id = meant.vendor_id and r.month = meant.month and meant.first < ${was}
      )
      select vendor_id from meant`,
  )
  const vendorIds = moved.map(({ vendor_id }) => vendor_id)
  if (when) await notePictureRequests(tx, { vendorIds, month: monthOf(when), at: when })
}
