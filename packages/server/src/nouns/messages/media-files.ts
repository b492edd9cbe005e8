import { MESSAGE_MEDIA_TEXTS, mediaProblem } from '@product/sdk/nouns/messages'
import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { type SQL, sql } from 'drizzle-orm'
import { Invalid } from '../../contract/refusals'
import { type Db, rows } from '../../db/db'
import { keepFile } from '../files/file-record-store'
import { fileNameOf } from '../files/media-address'
import { photographNames } from '../files/photograph-names'

/** The files of one picture of a message. */
export interface MediaFiles {
  file_name: string
  small_file_name: string | null
  original_file_name: string | null
}

interface Found extends MediaFiles {
  bytes: number
  isWaiting: boolean
}

const textList = (texts: readonly string[]): SQL =>
  sql`(select json_array_elements_text(${JSON.stringify(texts)}::json))`

/** An upload that waits to be taken up, or a picture that is in a message already; undefined for anything else. */
async function findPicture(tx: Db, name: string, now: Date): Promise<Found | undefined> {
  const { small, original } = photographNames(name)
  const waiting = sql`user_id is null and expires_at > ${now.toISOString()}::timestamptz`
  const [found] = await rows<Found>(
    tx,
    sql`select f.name as file_name, f.bytes::float8 as bytes, m.file_name is null as "isWaiting",
        coalesce(m.small_file_name, (select name from files where name in ${textList(small)} and ${waiting} limit 1))
          as small_file_name,
        coalesce(m.original_file_name, (select name from files where name in ${textList(original)} and ${waiting} limit 1))
          as original_file_name
      from files f
      left join lateral (select * from message_media where file_name = f.name limit 1) m on true
      where f.name = ${name} and f.content_type like 'image/%' and (m.file_name is not null or (${waiting}))`,
  )
  return found
}

/**
 * The pictures that a message names by their addresses, in their order and each once, kept from now on. Throws Invalid
 * for more than a message takes and for an address that is no upload of ours.
 */
export async function takeMedia(tx: Db, addresses: readonly string[], now: Date): Promise<MediaFiles[]> {
  const names = [...new Set(addresses)].map(fileNameOf)
  const taken: Found[] = []
  for (const name of names) {
    const found = name === undefined ? undefined : await findPicture(tx, name, now)
    if (!found) throw new Invalid({ media: PICTURE_TEXTS.gone })
    taken.push(found)
  }
  const problem = mediaProblem(taken.map(({ bytes }) => bytes))
  if (problem !== undefined) throw new Invalid({ media: problem })
  for (const { isWaiting, ...files } of taken) {
    const uploads = [files.file_name, files.small_file_name, files.original_file_name]
    for (const name of isWaiting ? uploads : []) if (name !== null) await keepFile(tx, name, now)
  }
  return taken.map(({ file_name, small_file_name, original_file_name }) => ({
    file_name,
    small_file_name,
    original_file_name,
  }))
}

/** Whether it is a picture of a message, in any of its sizes. */
export async function isMessagePicture(db: Db, name: string): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 as one from message_media
      where file_name = ${name} or small_file_name = ${name} or original_file_name = ${name} limit 1`,
  )
  return found.length > 0
}

/** Before they are looked up: more than that is refused as it is. */
export function refuseTooMany(addresses: readonly string[]): void {
  if (mediaProblem(addresses.map(() => 0)) !== undefined)
    throw new Invalid({ media: MESSAGE_MEDIA_TEXTS.tooMany })
}
