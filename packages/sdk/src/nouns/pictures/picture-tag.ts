import { z } from 'zod'
import { id } from '../../contract/id-param'

/** What a picture shows. Spec: communication, 3. */
export const pictureTag = z.object({
  /** Ours. */
  truck_picture_id: id<'truck_picture'>(),
  truck_id: id<'truck'>(),
  truck_name: z.string(),
  license_plate: z.string().nullable(),
  campaign_name: z.string().nullable(),
  /** Who tagged it; null when the user is gone. */
  user_name: z.string().nullable(),
  /** Ours: `YYYY-MM` that it stands for, and the side, where someone said it. */
  month: z.string(),
  side: z.string().nullable(),
})

export type PictureTag = z.output<typeof pictureTag>
