import { sql } from 'drizzle-orm'
import { NotFound } from '../../contract/refusals'
import { type Db, rows } from '../../db/db'
import { FileAnswer } from '../../http/file-answer'
import { findFile } from '../../nouns/files/file-record-store'
import { fileNameOf } from '../../nouns/files/media-address'
import { isMessagePicture } from '../../nouns/messages/media-files'
import type { FileStore } from '../../outside/file-store'

/** Whether a message or a truck has the picture, as pages show it or as it came. */
async function isShown(db: Db, name: string): Promise<boolean> {
  if (await isMessagePicture(db, name)) return true
  const found = await rows(
    db,
    sql`select 1 as one from truck_images where file_name = ${name} or original_file_name = ${name}
      union all select 1 from truck_pictures where file_name = ${name} limit 1`,
  )
  return found.length > 0
}

/**
 * The bytes of a picture by its address, to be saved. Nothing is fetched: an address that is not one of ours, or not
 * that of a picture in a message or of a truck, is not there. Source: domain facts, 12.
 */
export async function downloadMedia(
  { db, files, publicUrl }: { db: Db; files: FileStore; publicUrl: string },
  address: string,
): Promise<FileAnswer> {
  const notThere = () => new NotFound('This picture')
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address
  const name = fileNameOf(path)
  if (name === undefined || !(await isShown(db, name))) throw notThere()
  const file = await findFile(db, name)
  const bytes = await files.get(name)
  if (!file || !bytes) throw notThere()
  return new FileAnswer(bytes, file.content_type, `picture-${name.slice(0, 8)}.${name.split('.')[1]}`)
}
