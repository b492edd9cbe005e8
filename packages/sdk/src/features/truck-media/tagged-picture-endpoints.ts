import { z } from 'zod'
import { endpoint } from '../../contract/endpoint'
import { idParam } from '../../contract/id-param'
import { truckPicture } from '../../nouns/pictures/truck-picture'
import { LARGEST_ID } from '../../values/ids'

const optionalId = <Kind extends string>() => idParam<Kind>().pipe(z.number().max(LARGEST_ID)).optional()

/** Spec: operations, 7; the spelling of the path is the document's. */
export const taggedPictureEndpoints = {
  taggedTruckPictures: endpoint({
    method: 'GET',
    path: '/comunication/get-all-truck-tagged-pictures',
    summary:
      'The tagged pictures of one truck, of all trucks of a vendor, or of those that are both, by the month they stand for (Los Angeles), newest first. At least one of the two ids is needed.',
    access: { all: [1, 2, 3, 5] },
    query: z
      .object({ vendor_id: optionalId<'vendor'>(), truck_id: optionalId<'truck'>() })
      .refine(({ vendor_id, truck_id }) => vendor_id !== undefined || truck_id !== undefined, {
        message: 'Give a truck_id or a vendor_id.',
      }),
    answer: z.object({
      tagged_pictures: z.array(
        z.object({
          /** `YYYY-MM`. */
          month: z.string(),
          pictures: z.array(truckPicture),
        }),
      ),
    }),
  }),
}
