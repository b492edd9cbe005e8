import { z } from 'zod'
import { day } from '../../contract/day-field'
import { id } from '../../contract/id-param'

/**
 * The removal of a truck's artwork at the end of a payment schedule. Each schedule that ends has one, of the same id,
 * whether or not anybody has written to it. Spec: operations, 3.
 */
export const removal = z.object({
  /** The same as `payment_schedule_id`. */
  removal_id: id<'removal'>(),
  payment_schedule_id: id<'payment_schedule'>(),
  truck_id: id<'truck'>(),
  truck_name: z.string(),
  license_plate: z.string().nullable(),
  /** Who is paid by the schedule; null: nobody owned the truck. */
  vendor_id: id<'vendor'>().nullable(),
  vendor_name: z.string().nullable(),
  vendor_city: z.string().nullable(),
  campaign_id: id<'campaign'>().nullable(),
  campaign_name: z.string().nullable(),
  /** Los Angeles days, both paid. An end is missing where it was taken away after the removal. */
  payment_schedule_start_date: day,
  payment_schedule_end_date: day.nullable(),
  removal_complete: z.boolean(),
  /** The Los Angeles day on which the artwork came off; null while the removal is not complete. */
  removed_date: day.nullable(),
  removal_notes: z.string(),
  removal_img_url: z.string().nullable(),
  /** The same, its longer side at most 480 pixels. */
  removal_small_img_url: z.string().nullable(),
  /** The end before this removal cut the schedule, where it can still be restored. Ours. */
  restorable_end_date: day.nullable(),
  /** 0 until somebody has written to it. */
  version: z.number().int(),
  payment_schedule_version: z.number().int(),
})

export type Removal = z.output<typeof removal>
