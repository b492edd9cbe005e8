import { z } from 'zod'
import { id } from '../../contract/id-param'
import { answerShape } from '../../contract/record-schemas'
import { TRUCK_FIELDS } from '../../nouns/fleet/truck-fields'

const { name, license_plate, make, year, side_dim, back_dim, over_cab_dim, area_covered, miles_per_day } =
  TRUCK_FIELDS

/** What the inventory says of a truck. Source: decisions, "Operations". */
export const INVENTORY_FIELDS = {
  name,
  license_plate,
  make,
  year,
  side_dim,
  back_dim,
  over_cab_dim,
  area_covered,
  miles_per_day,
}

/** A truck on no campaign now or later, with its vendor. */
export const inventoryTruck = z.object({
  truck_id: id<'truck'>(),
  vendor_id: id<'vendor'>().nullable(),
  vendor_name: z.string().nullable(),
  vendor_city: z.string().nullable(),
  /** E.164. */
  vendor_phone_num: z.string().nullable(),
  ...answerShape(INVENTORY_FIELDS),
})

export type InventoryTruck = z.output<typeof inventoryTruck>
