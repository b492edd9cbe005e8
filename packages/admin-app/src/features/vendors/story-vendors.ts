import { vendorEndpoints } from '@product/sdk/features/vendors'
import { type ListedVendor, type Vendor, VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import { answer, blankRow } from '@product/sdk/testing'

const { notes, ...blank } = blankRow(VENDOR_FIELDS)

const listed = (over: Partial<ListedVendor>): ListedVendor => ({
  ...blank,
  vendor_id: 3,
  name: 'Vega Hauling',
  code: 'V-003',
  date_added: '2026-03-01',
  assigned_trucks: 1,
  available_trucks: 0,
  attention: [],
  version: 1,
  ...over,
})

export const storyVendor: Vendor = {
  ...blank,
  notes,
  vendor_id: 3,
  name: 'Vega Hauling',
  code: 'V-003',
  nickname: 'Vega',
  city: 'Fresno',
  rating: 4,
  pipeline: 'Approved',
  date_added: '2026-03-01',
  ssn: '•••-••-6789',
  ein: null,
  assigned_trucks: 1,
  available_trucks: 0,
  files: [],
  agreements: [],
  version: 1,
}

const rows = [
  listed({ city: 'Fresno', rating: 4, pipeline: 'Approved', email: 'vega@vendors.test' }),
  listed({
    vendor_id: 4,
    code: 'V-004',
    name: 'A vendor whose name goes on and on, with <b>markup</b> and a 🚚, for as long as anybody cares',
    attention: [{ reason: 'bleeding', truck_id: 5, truck_name: 'Box 5', truck_problem_id: 8 }],
  }),
]

export const storyVendors = answer(vendorEndpoints.vendors, { vendors: rows, rowCount: 57 })

export const storyTotals = answer(vendorEndpoints.driveTotals, {
  trucksOnCampaign: 1240,
  truckInventory: 36,
  vendors: 57,
  needsAttention: 1,
  pipeline: [],
})
