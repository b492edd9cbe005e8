import type { RecordFields } from '../../contract/record-fields'

/** Ours: the specification shows no texts for these fields. */
export const TRUCK_TEXTS = {
  noName: 'Please enter the name of the truck.',
  year: 'Please enter a year from 1900 to 2100.',
  noVendor: 'Select a valid vendor',
} as const

/** Spec: operations, 8. */
export const TRUCK_ALERTS = {
  deleteConfirm: 'Are you sure you want to delete this truck? This action is irreversible.',
  deleted: 'Truck was deleted',
  deleteFailed: 'There was a problem deleting the truck',
} as const

const size = { kind: 'line', longest: 100 } as const

/** What is kept of a truck, in the order of the form. Dimensions are as people write them. Spec: operations, 2, 3 and 7. */
export const TRUCK_FIELDS = {
  name: { kind: 'line', label: 'Truck Name', required: TRUCK_TEXTS.noName, column: 'shown' },
  license_plate: { kind: 'line', label: 'License Plate', longest: 20, identifies: true, column: 'shown' },
  make: { kind: 'line', label: 'Make', longest: 100, column: 'shown' },
  year: {
    kind: 'number',
    label: 'Year',
    whole: true,
    least: 1900,
    most: 2100,
    refusal: TRUCK_TEXTS.year,
    tooMuch: TRUCK_TEXTS.year,
    column: 'shown',
  },
  size_ref: { ...size, label: 'Size Reference' },
  side_dim: { ...size, label: 'Side Dimensions' },
  back_dim: { ...size, label: 'Back Dimensions' },
  over_cab_dim: { ...size, label: 'Over Cab Dimensions' },
  area_covered: { kind: 'line', label: 'Areas Covered', longest: 400 },
  miles_per_day: { kind: 'number', label: 'Miles Per Day', unit: 'miles', least: 0, most: 5000 },
  moves_freight_for: { kind: 'line', label: 'Moves Freight For', longest: 400 },
  starting_location: { kind: 'line', label: 'Starting Location', longest: 400 },
  side_door: { kind: 'yes_no', label: 'Side Door', default: false },
  side_rail: { kind: 'yes_no', label: 'Side Rail', default: false },
  colored_cab: { kind: 'yes_no', label: 'Colored Cab', default: false },
  backdoor_lift_gate: { kind: 'yes_no', label: 'Backdoor Lift Gate', default: false },
  description: { kind: 'lines', label: 'Description' },
  /** Not in the form of the documents; the sheets of the production print it. */
  artwork_code: { kind: 'line', label: 'Artwork code', longest: 100, identifies: true },
} as const satisfies RecordFields
