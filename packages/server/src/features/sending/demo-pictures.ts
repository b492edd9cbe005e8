import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { drawTruck } from '../../demo/draw-truck'
import type { DemoFileTools } from '../../demo/demo-world'
import { takePhotograph } from '../../nouns/files/take-photograph'
import { contactOf } from '../../nouns/messages/contact-rows'
import { forgetProviderUrl, storeMedia } from '../../nouns/messages/message-media-store'
import { insertPictureHashes } from '../../nouns/pictures/picture-hash-store'
import { DEMO_PICTURE } from './message-demo'

interface Waiting {
  message_id: number
  phone_number: string
  /** Milliseconds. */
  at: number
  position: number
  url: string
}

async function* pieces(bytes: Uint8Array<ArrayBuffer>) {
  yield bytes
}

/** Gives the texts of the demo the pictures that came with them, where they are not there yet. */
export async function giveDemoPictures(
  db: Db,
  { files, images, encodePng, hasher, now }: DemoFileTools,
): Promise<void> {
  const waiting = await rows<Waiting>(
    db,
    sql`select m.message_id::float8 as message_id, position::int as position, provider_url as url, phone_number,
        extract(epoch from m.at)::float8 * 1000 as at
      from message_media join messages m using (message_id)
      where state = 'waiting' and provider_url like ${`${DEMO_PICTURE}%`} order by m.at, m.message_id, position`,
  )
  for (const { url, phone_number, at, ...place } of waiting) {
    const bytes = await encodePng(drawTruck(url))
    const sent = { name: 'truck.png', type: 'image/png', content: pieces(bytes) }
    const taken = await takePhotograph({ db, parts: { files, images }, now }, sent, async () => false)
    if (!('original' in taken)) continue
    const hash = await hasher.hash(bytes)
    await db.transaction(async tx => {
      await storeMedia(tx, place, taken, now)
      if ('problem' in hash) return
      const { vendor_id: vendorId } = await contactOf(tx, phone_number)
      await insertPictureHashes(tx, [{ fileName: taken.upright, hash, vendorId, at: new Date(at) }])
    })
    await forgetProviderUrl(db, place)
  }
}
