import type { Db } from '../../db/db'
import { keepFile } from '../../nouns/files/file-record-store'
import { insertTruckImage, type TruckImageRecord } from '../../nouns/fleet/truck-image-store'
import type { TakenPhotograph } from '../../nouns/files/take-photograph'

/** Gives a truck a photograph that was taken in. Undefined where it has the same already. */
export async function storePhotograph(
  tx: Db,
  truckId: number,
  taken: TakenPhotograph,
  { now, uploadedBy }: { now: Date; uploadedBy?: number },
): Promise<TruckImageRecord | undefined> {
  const added = await insertTruckImage(tx, {
    truck_id: truckId,
    file_name: taken.upright,
    small_file_name: taken.small,
    original_file_name: taken.original,
    content_hash: taken.contentHash,
    width: taken.width,
    height: taken.height,
    upload_date: now,
    uploaded_by: uploadedBy,
  })
  if (!added) return undefined
  for (const name of [taken.original, taken.upright, taken.small]) await keepFile(tx, name, now)
  return added
}
