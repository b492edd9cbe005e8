import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { fileNameOf } from '../../nouns/files/media-address'

/** The file that an address names, whole or without its origin; undefined for what is no file of ours. */
export const pictureName = (address: string, publicUrl: string): string | undefined =>
  fileNameOf(address.startsWith(publicUrl) ? address.slice(publicUrl.length) : address)

/**
 * Whose picture it may be: the vendors who have the number that it came from, or whose truck it is a photograph of.
 * Empty where nobody is known; undefined where it is no picture of a message or a truck.
 */
export async function vendorsOfPicture(db: Db, fileName: string): Promise<Set<number> | undefined> {
  const found = await rows<{ vendor_id: number | null }>(
    db,
    sql`select v.vendor_id from message_media mm
        join messages m using (message_id)
        join contacts c using (phone_number)
        left join vendors v on (v.vendor_id = c.vendor_id or v.phone_key = c.phone_number) and v.deleted_at is null
      where mm.file_name = ${fileName}
      union select t.vendor_id from truck_images i join trucks t using (truck_id) where i.file_name = ${fileName}
      union select t.vendor_id from truck_pictures p join trucks t using (truck_id) where p.file_name = ${fileName}`,
  )
  if (found.length === 0) return undefined
  return new Set(found.flatMap(({ vendor_id }) => vendor_id ?? []))
}
