import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { idList } from '../../db/id-list'

/** Notes that vendors were asked for the pictures of a month, `YYYY-MM` of Los Angeles. */
export async function notePictureRequests(
  tx: Db,
  { vendorIds, month, at }: { vendorIds: readonly number[]; month: string; at: Date },
): Promise<void> {
  if (vendorIds.length === 0) return
  const asked = sql`${at.toISOString()}::timestamptz`
  await tx.execute(
    sql`insert into picture_requests (vendor_id, month, first_requested_at, last_requested_at)
      select vendor_id, ${month}, ${asked}, ${asked} from vendors where vendor_id in ${idList([...new Set(vendorIds)])}
      order by vendor_id
      on conflict (vendor_id, month) do update
        set last_requested_at = greatest(picture_requests.last_requested_at, excluded.last_requested_at)`,
  )
}
