import type { TruckImage } from '@product/sdk/nouns/fleet'
import { and, desc, eq, or } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { truck_images } from '../../db/tables/fleet'
import { mediaAddress } from '../files/media-address'

export type TruckImageRecord = typeof truck_images.$inferSelect

export const asTruckImage = (image: TruckImageRecord): TruckImage => ({
  truck_image_id: image.truck_image_id,
  truck_id: image.truck_id,
  img_url: mediaAddress(image.file_name),
  small_img_url: mediaAddress(image.small_file_name),
  original_img_url: mediaAddress(image.original_file_name),
  width: image.width,
  height: image.height,
  upload_date: image.upload_date.toISOString(),
})

export const truckImages = (db: Db, truckId: number): Promise<TruckImageRecord[]> =>
  db
    .select()
    .from(truck_images)
    .where(eq(truck_images.truck_id, truckId))
    .orderBy(desc(truck_images.upload_date), desc(truck_images.truck_image_id))

/** Whether a file is a photograph of a truck, or a copy of one. */
export const isTruckImage = async (db: Db, fileName: string): Promise<boolean> =>
  (await db.$count(
    truck_images,
    or(
      eq(truck_images.file_name, fileName),
      eq(truck_images.small_file_name, fileName),
      eq(truck_images.original_file_name, fileName),
    ),
  )) > 0

/** The photograph of the same content that the truck has already. */
export const findTruckImage = async (
  db: Db,
  truckId: number,
  contentHash: string,
): Promise<TruckImageRecord | undefined> =>
  first(
    await db
      .select()
      .from(truck_images)
      .where(and(eq(truck_images.truck_id, truckId), eq(truck_images.content_hash, contentHash))),
  )

/** Undefined where the truck has one of the same content by now. */
export const insertTruckImage = async (
  tx: Db,
  image: typeof truck_images.$inferInsert,
): Promise<TruckImageRecord | undefined> =>
  first(await tx.insert(truck_images).values(image).onConflictDoNothing().returning())

/** Deletes a photograph; its three files are let go by a trigger. Undefined where there is none. */
export const deleteTruckImage = async (tx: Db, imageId: number): Promise<TruckImageRecord | undefined> =>
  first(await tx.delete(truck_images).where(eq(truck_images.truck_image_id, imageId)).returning())
