import { z } from 'zod'
import { id } from '../../contract/id-param'

/** What a picture looks like that was seen before. Spec: communication, 3. */
export const pictureDuplicate = z.object({
  /** Address of the picture that was there first. */
  duplicate_with: z.string(),
  original_uploaded_at: z.iso.datetime(),
  /** 100: the same file; from 50: the same picture to the eye. */
  confidence_level: z.number().int().min(0).max(100),
  /** Ours: `exact` is the same file, `look_alike` the same picture saved, cropped or turned. */
  kind: z.enum(['exact', 'look_alike']),
  /** Ours: whose the first one is. */
  vendor_id: id<'vendor'>().nullable(),
  vendor_name: z.string().nullable(),
})

export type PictureDuplicate = z.output<typeof pictureDuplicate>
