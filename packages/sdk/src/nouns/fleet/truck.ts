import { z } from 'zod'
import { bodyId, id } from '../../contract/id-param'
import { answerShape, editShape, newShape } from '../../contract/record-schemas'
import { TRUCK_FIELDS, TRUCK_TEXTS } from './truck-fields'

const ofVendor = bodyId<'vendor'>(TRUCK_TEXTS.noVendor).nullable()

/** The fields of a new truck, without whose it is. */
export const newTruckFields = z.object(newShape(TRUCK_FIELDS))

/** The form of a new truck. Spec: operations, 7. */
export const newTruck = newTruckFields.extend({ vendor_id: ofVendor.default(null) })

/** Changed fields of a truck: what is left out stays. */
export const truckChange = z.object({ ...editShape(TRUCK_FIELDS), vendor_id: ofVendor.optional() })

/** The same within a vendor's save, where the truck stays the vendor's. */
export const truckChangeOfVendor = z.object({
  truck_id: bodyId<'truck'>('This is not a truck.'),
  ...editShape(TRUCK_FIELDS),
  /** Of the truck as it was read; a stale one is refused. */
  version: z.number().int().optional(),
})

export type NewTruck = z.output<typeof newTruck>
export type TruckChange = z.output<typeof truckChange>

/** A truck with what tables show of its vendor. Spec: operations, 3. */
export const truck = z.object({
  truck_id: id<'truck'>(),
  ...answerShape(TRUCK_FIELDS),
  vendor_id: id<'vendor'>().nullable(),
  vendor_name: z.string().nullable(),
  vendor_city: z.string().nullable(),
  vendor_phone_num: z.string().nullable(),
  vendor_email: z.string().nullable(),
  /** The active campaigns that the truck is on today, by name; null: none. */
  campaign_name: z.string().nullable(),
  version: z.number().int(),
})

export type Truck = z.output<typeof truck>
