import { PICTURE_LIMITS } from '@product/sdk/nouns/files'
import { addMonths, monthOfDay } from '@product/sdk/nouns/payments'
import { losAngelesDay } from '@product/sdk/values'
import type { Db } from '../../db/db'
import type { DemoFileTools } from '../../demo/demo-world'
import { keepFile } from '../../nouns/files/file-record-store'
import { takeInFile } from '../../nouns/files/take-in-file'
import { truckImages } from '../../nouns/fleet/truck-image-store'
import { insertTruckPictures, taggedPictures } from '../../nouns/pictures/truck-picture-store'
import { drawTruck } from '../../demo/draw-truck'
import { storePhotograph } from './store-photograph'
import { takePhotograph } from '../../nouns/files/take-photograph'

const TRUCKS = [1, 2, 3, 4, 5, 6]
const SIDES = ['driver', 'passenger', 'back']
const MONTHS = 3

async function* pieces(bytes: Uint8Array<ArrayBuffer>) {
  yield bytes
}

async function giveImages(db: Db, { files, images, encodePng, now }: DemoFileTools, truckId: number) {
  if ((await truckImages(db, truckId)).length > 0) return
  for (const shot of [1, 2]) {
    const bytes = await encodePng(drawTruck(`photograph ${shot} of truck ${truckId}`))
    const sent = { name: 'truck.png', type: 'image/png', content: pieces(bytes) }
    const taken = await takePhotograph({ db, parts: { files, images }, now }, sent, async () => false)
    if ('original' in taken) await db.transaction(tx => storePhotograph(tx, truckId, taken, { now }))
  }
}

/** Of the last months all are approved; of this month's one is not looked at yet. */
async function givePictures(db: Db, { files, encodePng, now }: DemoFileTools, truckId: number) {
  if ((await taggedPictures(db, { truckId })).length > 0) return
  for (let back = 0; back < MONTHS; back++) {
    const month = addMonths(monthOfDay(losAngelesDay(now)), -back)
    for (const side of SIDES) {
      const content = await encodePng(drawTruck(`artwork ${truckId}`))
      const contentType = 'image/png'
      const { name } = await takeInFile({
        db,
        files,
        now,
        contentType,
        content,
        mostBytes: PICTURE_LIMITS.bytes,
      })
      await db.transaction(async tx => {
        await keepFile(tx, name, now)
        await insertTruckPictures(tx, [
          {
            truck_id: truckId,
            file_name: name,
            month,
            side,
            tagged_at: back === 0 ? now : new Date(`${month}-12T18:00:00Z`),
            approved: back === 0 && side === 'back' ? null : true,
          },
        ])
      })
    }
  }
}

/** Gives some trucks of the demo the photographs and tagged pictures that they don't have yet. */
export async function giveDemoTruckMedia(db: Db, tools: DemoFileTools): Promise<void> {
  for (const truckId of TRUCKS) {
    await giveImages(db, tools, truckId)
    await givePictures(db, tools, truckId)
  }
}
