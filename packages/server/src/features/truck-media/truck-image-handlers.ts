import { truckImageEndpoints } from '@product/sdk/features/truck-media'
import { NotFound } from '../../contract/refusals'
import { implement } from '../../http/implement'
import { requireTruck } from '../../nouns/fleet/require-fleet'
import { asTruckImage, deleteTruckImage, truckImages } from '../../nouns/fleet/truck-image-store'
import { recordAudit } from '../../nouns/record-keeping/record-audit'
import { addTruckImages } from './add-truck-images'

export const truckImageHandlers = implement(truckImageEndpoints, {
  async truckImages({ db, params }) {
    await requireTruck(db, params.id)
    return { images: (await truckImages(db, params.id)).map(asTruckImage) }
  },

  // Photographs are read and decoded with no transaction open: it takes long, and the embedded database has one.
  addTruckImages: { ownTransaction: true, handler: addTruckImages },

  async deleteTruckImage({ db, params, session, now, requestId }) {
    const image = await deleteTruckImage(db, params.imageId)
    if (!image) throw new NotFound('This picture')
    const truck = await requireTruck(db, image.truck_id)
    await recordAudit(db, {
      session,
      now,
      requestId,
      action: `deleted a photograph of truck ${truck.name}`,
      entity: 'truck',
      entityId: image.truck_id,
      before: { truck_image_id: image.truck_image_id },
    })
    return { deleted_image: [{ imageId: image.truck_image_id }] }
  },
})
