import { z } from 'zod'
import { id } from '../../contract/id-param'

/** A picture by which a vendor proves that the artwork is on. */
export const truckPicture = z.object({
  truck_picture_id: id<'truck_picture'>(),
  truck_id: id<'truck'>(),
  truck_name: z.string(),
  img_url: z.string(),
  /** `driver`, `passenger`, `back` or `front`; null where nobody said. */
  side: z.string().nullable(),
  tagged_at: z.iso.datetime(),
  /** Null: nobody has looked at it yet. */
  approved: z.boolean().nullable(),
})

export type TruckPicture = z.output<typeof truckPicture>
