import { TRUCK_FIELDS } from '../../nouns/fleet/truck-fields'
import { VENDOR_FIELDS } from '../../nouns/fleet/vendor-fields'
import { blankRow } from '../../testing/blank-row'
import type { StoredTruck, StoredVendor } from './import-plan'

/** The vendor Vega as stored. */
export const storedVendor = (over: Partial<StoredVendor>): StoredVendor => ({
  ...blankRow(VENDOR_FIELDS),
  vendor_id: 1,
  name: 'Vega',
  ...over,
})

/** Vega's truck Box 1 as stored. */
export const storedTruck = (over: Partial<StoredTruck>): StoredTruck => ({
  ...blankRow(TRUCK_FIELDS),
  truck_id: 1,
  name: 'Box 1',
  vendor_id: 1,
  vendor_name: 'Vega',
  imei: null,
  ...over,
})
