import { api } from '@product/sdk/api'
import { type Truck, TRUCK_FIELDS } from '@product/sdk/nouns/fleet'
import { answer, blankRow } from '@product/sdk/testing'

const ofVendor = {
  ...blankRow(TRUCK_FIELDS),
  vendor_id: 3,
  vendor_name: 'Vega Hauling',
  vendor_city: null,
  vendor_phone_num: null,
  vendor_email: null,
  campaign_name: null,
  version: 1,
}

const trucks: Truck[] = [
  { ...ofVendor, truck_id: 5, name: 'Box 5', license_plate: '8ABC123' },
  { ...ofVendor, truck_id: 6, name: 'Stake bed 6', license_plate: '7XYZ987' },
]

/** The two trucks of a vendor. */
export const storyVendorTrucks = answer(api.vendorTrucks, { trucks })
