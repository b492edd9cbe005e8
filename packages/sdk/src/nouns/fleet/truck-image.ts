import { z } from 'zod'
import { id } from '../../contract/id-param'

/** At most so many photographs go in one request, each within the limits of a picture. */
export const MOST_IMAGES_AT_ONCE = 50

/** A photograph of a truck. All addresses are of this server and need the session. */
export const truckImage = z.object({
  truck_image_id: id<'truck_image'>(),
  truck_id: id<'truck'>(),
  /** Upright, without the camera's notes, its longer side at most 4096 pixels. */
  img_url: z.string(),
  /** The same, its longer side at most 480 pixels. */
  small_img_url: z.string(),
  /** As it was sent. */
  original_img_url: z.string(),
  /** Pixels of `img_url`. */
  width: z.number().int(),
  height: z.number().int(),
  upload_date: z.iso.datetime(),
})

export type TruckImage = z.output<typeof truckImage>

export const TRUCK_IMAGE_TEXTS = {
  missing: 'Please choose at least one picture.',
  tooMany: `Please send at most ${MOST_IMAGES_AT_ONCE} pictures at once.`,
  gone: 'The picture was deleted while it was uploaded. Please upload it again.',
} as const
