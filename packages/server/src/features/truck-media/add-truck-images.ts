import type { truckImageEndpoints } from '@product/sdk/features/truck-media'
import { MOST_IMAGES_AT_ONCE, TRUCK_IMAGE_TEXTS, type TruckImage } from '@product/sdk/nouns/fleet'
import { PICTURE_LIMITS } from '@product/sdk/nouns/files'
import { Invalid } from '../../contract/refusals'
import { formParts } from '../../http/form-parts'
import type { Call } from '../../http/implement'
import { dropFile } from '../../nouns/files/take-in-file'
import { requireTruck } from '../../nouns/fleet/require-fleet'
import { asTruckImage, findTruckImage } from '../../nouns/fleet/truck-image-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { storePhotograph } from './store-photograph'
import { type SentPhotograph, takePhotograph, type TakenPhotograph } from '../../nouns/files/take-photograph'

type AddCall = Call<typeof truckImageEndpoints.addTruckImages>

/** Room for the parts' headers. */
const MOST_BYTES = MOST_IMAGES_AT_ONCE * (PICTURE_LIMITS.bytes + 16_384)

/** Undefined where another request brought the same photograph meanwhile. */
async function keepPhotograph({ db, session, now, requestId, params }: AddCall, taken: TakenPhotograph) {
  const { id: truckId } = params
  return db.transaction(async tx => {
    const truck = await requireTruck(tx, truckId)
    const added = await storePhotograph(tx, truckId, taken, { now, uploadedBy: session.userId })
    if (!added) return undefined
    await recordAudit(tx, {
      session,
      now,
      requestId,
      action: `added a photograph of truck ${truck.name}`,
      entity: 'truck',
      entityId: truckId,
      after: { truck_image_id: added.truck_image_id },
    })
    return added
  })
}

async function addOne(call: AddCall, sent: SentPhotograph): Promise<TruckImage | { problem: string }> {
  const { db, parts, session, now, params } = call
  const find = (contentHash: string) => findTruckImage(db, params.id, contentHash)
  const intake = { db, parts, uploadedBy: session.userId, now }
  const taken = await takePhotograph(intake, sent, async hash => (await find(hash)) !== undefined)
  if ('problem' in taken) return taken
  const added = 'known' in taken ? undefined : await keepPhotograph(call, taken)
  if (added) return asTruckImage(added)
  if (!('known' in taken)) {
    for (const name of [taken.original, taken.upright, taken.small]) await dropFile(db, parts.files, name)
  }
  const there = await find('known' in taken ? taken.known : taken.contentHash)
  if (!there) throw new Invalid({ images: TRUCK_IMAGE_TEXTS.gone })
  return asTruckImage(there)
}

/** Each photograph is kept as soon as it is there, so what a broken connection leaves undone can be sent again. */
export async function addTruckImages(call: AddCall) {
  await requireTruck(call.db, call.params.id)
  const new_images: TruckImage[] = []
  const refused: { name: string; message: string }[] = []
  for await (const part of formParts(call.request, MOST_BYTES)) {
    if (part.name !== 'images' || part.fileName === undefined) continue
    const { fileName: name, contentType: type, body: content } = part
    if (new_images.length + refused.length >= MOST_IMAGES_AT_ONCE) {
      refused.push({ name, message: TRUCK_IMAGE_TEXTS.tooMany })
      break
    }
    const added = await addOne(call, { name, type, content })
    if ('problem' in added) refused.push({ name, message: added.problem })
    else new_images.push(added)
  }
  if (new_images.length === 0) throw new Invalid({ images: refused[0]?.message ?? TRUCK_IMAGE_TEXTS.missing })
  return { new_images, refused }
}
