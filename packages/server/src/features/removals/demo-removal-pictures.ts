import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { drawTruck } from '../../demo/draw-truck'
import type { DemoFileTools } from '../../demo/demo-world'
import { keepFile } from '../../nouns/files/file-record-store'
import { takePhotograph } from '../../nouns/files/take-photograph'
import { storeRemoval } from '../../nouns/removals/removal-store'
import { NOTE_OF_PICTURE } from './removals-demo'

/** Enough to look at; each is drawn and encoded at the first start. */
const MOST_PICTURES = 4

async function* pieces(bytes: Uint8Array<ArrayBuffer>) {
  yield bytes
}

/** Gives removals of the demo whose notes speak of a picture one, where nobody has changed them since. */
export async function giveDemoRemovalPictures(
  db: Db,
  { files, images, encodePng, now }: DemoFileTools,
): Promise<void> {
  const bare = await rows<{ id: number; has_picture: boolean; is_untouched: boolean }>(
    db,
    sql`select payment_schedule_id as id, file_name is not null as has_picture, version = 1 as is_untouched
      from removals where removal_notes = ${NOTE_OF_PICTURE} order by removed_date desc, id limit ${MOST_PICTURES}`,
  )
  for (const { id } of bare.filter(removal => removal.is_untouched && !removal.has_picture)) {
    const content = pieces(await encodePng(drawTruck(`removal ${id}`)))
    const sent = { name: 'removed.png', type: 'image/png', content }
    const taken = await takePhotograph({ db, parts: { files, images }, now }, sent, async () => false)
    if (!('upright' in taken)) continue
    const { upright, small } = taken
    await db.transaction(async tx => {
      for (const name of [upright, small]) await keepFile(tx, name, now)
      await storeRemoval(tx, id, { file_name: upright, small_file_name: small, changed_at: now })
    })
  }
}
