import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { trucks } from '../../db/tables/fleet'
import { truck_pictures } from '../../db/tables/pictures'

export type NewTruckPicture = typeof truck_pictures.$inferInsert

export async function insertTruckPictures(tx: Db, list: readonly NewTruckPicture[]): Promise<void> {
  if (list.length > 0) await tx.insert(truck_pictures).values([...list])
}

/** Whether a file is a tagged picture. */
export const isTruckPicture = async (db: Db, fileName: string): Promise<boolean> =>
  (await db.$count(truck_pictures, eq(truck_pictures.file_name, fileName))) > 0

/** Tagged pictures of a truck, of a vendor's trucks, or of what is both; newest month first, in it newest first. */
export const taggedPictures = (db: Db, { truckId, vendorId }: { truckId?: number; vendorId?: number }) =>
  db
    .select({
      truck_picture_id: truck_pictures.truck_picture_id,
      truck_id: truck_pictures.truck_id,
      truck_name: trucks.name,
      file_name: truck_pictures.file_name,
      month: truck_pictures.month,
      side: truck_pictures.side,
      tagged_at: truck_pictures.tagged_at,
      approved: truck_pictures.approved,
    })
    .from(truck_pictures)
    .innerJoin(trucks, eq(trucks.truck_id, truck_pictures.truck_id))
    .where(
      and(
        truckId === undefined ? undefined : eq(truck_pictures.truck_id, truckId),
        vendorId === undefined ? undefined : eq(trucks.vendor_id, vendorId),
      ),
    )
    .orderBy(
      desc(truck_pictures.month),
      desc(truck_pictures.tagged_at),
      desc(truck_pictures.truck_picture_id),
    )
