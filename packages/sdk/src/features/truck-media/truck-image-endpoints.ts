import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { id, idParam } from '../../contract/id-param'
import { TRUCK_IMAGE_TEXTS, truckImage } from '../../nouns/fleet/truck-image'

const staff = { all: [1, 2, 3] } as const

/** Spec: operations, 7. */
export const truckImageEndpoints = {
  truckImages: endpoint({
    method: 'GET',
    path: '/truck/{id}/images',
    summary: 'The photographs of a truck, newest first.',
    access: staff,
    params: z.object({ id: idParam<'truck'>() }),
    answer: z.object({ images: z.array(truckImage) }),
  }),
  addTruckImages: endpoint({
    method: 'POST',
    path: '/truck/{id}/images',
    summary:
      'Add photographs to a truck, one or up to 50 at once: JPEG, PNG, WebP or GIF, each up to 20 MB and 50 megapixels. Each stands on its own: those that can be read are kept, though others are refused or the connection breaks, and one that the truck has already (by its content) is not stored again. Refused as a whole only where none could be kept.',
    access: staff,
    params: z.object({ id: idParam<'truck'>() }),
    bodyKind: 'multipart',
    streamed: true,
    body: z.object({
      images: z.union([
        z.file({ error: TRUCK_IMAGE_TEXTS.missing }),
        z.array(z.file({ error: TRUCK_IMAGE_TEXTS.missing })),
      ]),
    }),
    answer: z.object({
      /** In the order they came; one that was there before is named again. */
      new_images: z.array(truckImage),
      refused: z.array(z.object({ name: z.string(), message: z.string() })),
    }),
    errors: ['invalid', 'too_large', 'wrong_type'],
  }),
  deleteTruckImage: endpoint({
    method: 'DELETE',
    path: '/truck/images/{imageId}',
    summary: 'Delete a photograph. A body (`s3url`) is ignored: the id alone says which.',
    access: staff,
    params: z.object({ imageId: idParam<'truck_image'>() }),
    answer: z.object({ deleted_image: z.array(z.object({ imageId: id<'truck_image'>() })) }),
  }),
}
