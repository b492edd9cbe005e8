import { z } from 'zod'
import { id } from '../../contract/id-param'

/** Who has a number: what stands beside a thread. */
export const threadVendor = z.object({
  /** Null: nobody is known. */
  vendor: z
    .object({
      vendor_id: id<'vendor'>(),
      name: z.string(),
      city: z.string().nullable(),
      pipeline: z.string(),
      picture_reporting: z.boolean(),
    })
    .nullable(),
  /** Others with the same number. */
  others: z.array(z.object({ vendor_id: id<'vendor'>(), name: z.string() })),
  trucks: z.array(
    z.object({
      truck_id: id<'truck'>(),
      name: z.string(),
      license_plate: z.string().nullable(),
      campaigns: z.array(z.object({ campaign_id: id<'campaign'>(), name: z.string() })),
    }),
  ),
  /** Of the vendor's trucks, newest first, at most 12. */
  pictures: z.array(
    z.object({ url: z.string(), small_url: z.string().nullable(), uploaded_at: z.iso.datetime() }),
  ),
})

export type ThreadVendor = z.output<typeof threadVendor>
