import type { Truck } from '../../nouns/fleet/truck'

/** What both sheets need to know of a truck. */
export type SheetTruck = Pick<
  Truck,
  | 'truck_id'
  | 'name'
  | 'license_plate'
  | 'make'
  | 'year'
  | 'side_dim'
  | 'back_dim'
  | 'over_cab_dim'
  | 'side_door'
  | 'side_rail'
  | 'colored_cab'
  | 'backdoor_lift_gate'
  | 'artwork_code'
  | 'vendor_id'
  | 'vendor_name'
  | 'vendor_city'
>
