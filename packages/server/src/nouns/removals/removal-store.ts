import type { Removal } from '@product/sdk/nouns/removals'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { idList } from '../../db/id-list'
import { removals } from '../../db/tables/removals'
import { mediaAddress } from '../files/media-address'
import { isComplete, scheduledTrucks } from './schedule-end-sql'

const ofPicture = (fileName: SQL): SQL => sql`${mediaAddress('')}::text || ${fileName}`

/** A removal as it is on the wire, of `scheduledTrucks`. */
export const removalColumns = sql`p.payment_schedule_id as removal_id, p.payment_schedule_id, p.truck_id, t.name as truck_name, t.license_plate,
  v.vendor_id, v.name as vendor_name, v.city as vendor_city, c.campaign_id, c.name as campaign_name,
  p.start_date::text as payment_schedule_start_date, p.end_date::text as payment_schedule_end_date,
  ${isComplete} as removal_complete, r.removed_date::text as removed_date,
  coalesce(r.removal_notes, '') as removal_notes, 
  ${ofPicture(sql`r.file_name`)} as removal_img_url, ${ofPicture(sql`r.small_file_name`)} as removal_small_img_url,
  case when r.removal_complete and r.end_after_cut = p.end_date then r.end_before_cut::text end as restorable_end_date,
  coalesce(r.version, 0) as version, p.version as payment_schedule_version`

/** Removals in an order, of those schedules that a condition finds. */
export const selectRemovals = (db: Db, rest: SQL): Promise<Removal[]> =>
  rows<Removal>(db, sql`select ${removalColumns} from ${scheduledTrucks} ${rest}`)

/** The removal of a schedule that ends, or was once removed. */
export const findRemoval = async (db: Db, id: number): Promise<Removal | undefined> =>
  first(
    await selectRemovals(
      db,
      sql`where p.payment_schedule_id = ${id} and (p.end_date is not null or ${isComplete})`,
    ),
  )

export type WrittenFields = Omit<typeof removals.$inferInsert, 'payment_schedule_id' | 'version'>

export async function storeRemoval(tx: Db, id: number, fields: WrittenFields): Promise<void> {
  await tx
    .insert(removals)
    .values({ payment_schedule_id: id, ...fields })
    .onConflictDoUpdate({
      target: removals.payment_schedule_id,
      set: { ...fields, version: sql`${removals.version} + 1` },
    })
}

/** Whether a file is the picture of a removal, or its small copy. */
export const isRemovalPicture = async (db: Db, fileName: string): Promise<boolean> =>
  (await db.$count(removals, or(eq(removals.file_name, fileName), eq(removals.small_file_name, fileName)))) >
  0

/** The days on which the artwork of these schedules was removed, by schedule; open removals are left out. */
export async function removedDays(db: Db, scheduleIds: readonly number[]): Promise<Map<number, string>> {
  const found = await rows<{ id: number; removed: string }>(
    db,
    sql`select payment_schedule_id as id, removed_date::text as removed from removals
      where removal_complete and removed_date is not null and payment_schedule_id in ${idList(scheduleIds)}`,
  )
  return new Map(found.map(({ id, removed }) => [id, removed]))
}
