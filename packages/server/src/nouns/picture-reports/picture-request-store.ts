import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { idList } from '../../db/id-list'

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
