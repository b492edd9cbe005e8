import { vendorEndpoints } from '@product/sdk/features/vendors'
import {
  type ListedVendor,
  type TimelineEntry,
  TRUCK_FIELDS,
  type Truck,
  type Vendor,
  VENDOR_FIELDS,
  type VendorFile,
} from '@product/sdk/nouns/fleet'
import { answer, blankRow } from '@product/sdk/testing'

const { notes: _notes, ...blank } = blankRow(VENDOR_FIELDS)

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

const paper = (over: Partial<VendorFile>): VendorFile => ({
  file_id: 31,
  vendor_id: 3,
  kind: 'file',
  name: 'Insurance.pdf',
  url: '/media/insurance.pdf',
  content_type: 'application/pdf',
  size: 1_250_000,
  uploaded_at: '2026-04-02T17:30:00.000Z',
  ...over,
})

export const storyVendor: Vendor = {
  ...blank,
  vendor_id: 3,
  name: 'Vega Hauling',
  code: 'V-003',
  nickname: 'Vega',
  phone_num: '+15595550103',
  email: 'vega@vendors.test',
  notes: '<p>Prefers a call <strong>before 9</strong>.</p><ul><li>Yard gate needs a code</li></ul>',
  city: 'Fresno',
  rating: 4,
  pipeline: 'Approved',
  date_added: '2026-03-01',
  ssn: '•••-••-6789',
  ein: null,
  assigned_trucks: 1,
  available_trucks: 0,
  files: [paper({ file_id: 31, name: 'Insurance 2026.pdf' })],
  agreements: [paper({ file_id: 32, name: 'Agreement.docx', kind: 'agreement', size: 48_000 })],
  version: 1,
}

const truck = (over: Partial<Truck>): Truck => ({
  ...blankRow(TRUCK_FIELDS),
  truck_id: 5,
  name: 'Box 5',
  vendor_id: 3,
  vendor_name: 'Vega Hauling',
  vendor_city: 'Fresno',
  vendor_phone_num: null,
  vendor_email: null,
  campaign_name: null,
  version: 1,
  ...over,
})

export const storyTrucks: Truck[] = [
  truck({ license_plate: '8ABC123', make: 'Isuzu', year: 2019, campaign_name: 'Summer Tour' }),
  truck({ truck_id: 6, name: 'Stake bed 6', license_plate: '7XYZ987' }),
]

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
  pipeline: [
    { pipeline: 'Cold', count: 30 },
    { pipeline: 'Warm', count: 12 },
    { pipeline: 'Approved', count: 15 },
  ],
})

export const storyEdits = answer(vendorEndpoints.vendorForEdit, {
  vendor: storyVendor,
  trucks: storyTrucks,
  payment_schedules: [],
})

const entry: TimelineEntry = {
  key: 'a1',
  kind: 'vendor',
  event: 'done',
  at: '2026-05-20T18:03:00.000Z',
  only_day: false,
  actor_name: 'Ann Miller',
  text: 'updated vendor Vega Hauling',
  truck_id: null,
  truck_name: null,
  campaign_id: null,
  truck_problem_id: null,
  payment_schedule_id: null,
  monthly_rate_cents: null,
}

/** The newest 20 of two thousand. */
export const storyTimeline = answer(vendorEndpoints.vendorTimeline, {
  timeline: Array.from({ length: 20 }, (_, at) => ({ ...entry, key: `a${at}` })),
  rowCount: 2000,
  kinds: [
    { kind: 'vendor', count: 1700 },
    { kind: 'picture', count: 300 },
  ],
})

/** A vendor with as much as any has. */
export const storyLargeEdits = answer(vendorEndpoints.vendorForEdit, {
  vendor: {
    ...storyVendor,
    name: 'A vendor whose name goes on and on, for as long as anybody cares to read it 🚚',
  },
  trucks: Array.from({ length: 40 }, (_, at) => truck({ truck_id: 100 + at, name: `Box ${100 + at}` })),
  payment_schedules: [],
})
