import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../db/db'
import { drawTruck } from '../../demo/draw-truck'
import type { DemoFileTools } from '../../demo/demo-world'
import { takePhotograph } from '../../nouns/files/take-photograph'
import { forgetProviderUrl, storeMedia } from '../../nouns/messages/message-media-store'
import { DEMO_PICTURE } from './message-demo'

interface Waiting {
  message_id: number
  position: number
  url: string
}

async function* pieces(bytes: Uint8Array<ArrayBuffer>) {
  yield bytes
}

/** Gives the texts of the demo the pictures that came with them, where they are not there yet. */
export async function giveDemoPictures(
  db: Db,
  { files, images, encodePng, now }: DemoFileTools,
): Promise<void> {
  const waiting = await rows<Waiting>(
    db,
    sql`select message_id::float8 as message_id, position::int as position, provider_url as url from message_media
      where state = 'waiting' and provider_url like ${`${DEMO_PICTURE}%`} order by message_id, position`,
  )
  for (const { url, ...place } of waiting) {
    const bytes = await encodePng(drawTruck(url))
    const sent = { name: 'truck.png', type: 'image/png', content: pieces(bytes) }
    const taken = await takePhotograph({ db, parts: { files, images }, now }, sent, async () => false)
    if (!('original' in taken)) continue
    await db.transaction(tx => storeMedia(tx, place, taken, now))
    await forgetProviderUrl(db, place)
  }
}
