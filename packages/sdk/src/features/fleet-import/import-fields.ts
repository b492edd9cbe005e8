import type { RecordField } from '../../contract/record-fields'
import { imeiField } from '../../nouns/fleet/tracker-imei'
import { TRUCK_FIELDS } from '../../nouns/fleet/truck-fields'
import { truckChange } from '../../nouns/fleet/truck'
import { vendorChange } from '../../nouns/fleet/vendor'
import { VENDOR_FIELDS } from '../../nouns/fleet/vendor-fields'

export type FleetSide = 'vendor' | 'truck'

const { profile_picture: _picture, ...VENDOR_COLUMNS } = VENDOR_FIELDS
const TRUCK_COLUMNS = {
  ...TRUCK_FIELDS,
  /** By which the truck's tracker names itself. */
  imei: { kind: 'line', label: 'Tracker IMEI', longest: 40, identifies: true },
} as const satisfies Record<string, RecordField>

/** Fields that a file can bring, in the order of the forms. SSN and EIN are none: they are typed in where they are sealed. */
export const IMPORT_FIELDS = { vendor: VENDOR_COLUMNS, truck: TRUCK_COLUMNS } as const

export type ImportTarget = `vendor.${keyof typeof VENDOR_COLUMNS}` | `truck.${keyof typeof TRUCK_COLUMNS}`

export interface ImportField {
  target: ImportTarget
  side: FleetSide
  name: string
  field: RecordField
}

const fieldsOf = (side: FleetSide): ImportField[] =>
  Object.entries(IMPORT_FIELDS[side]).map(([name, field]) => ({
    // Joined from the names that the type is joined from.
    target: `${side}.${name}` as ImportTarget,
    side,
    name,
    field,
  }))

export const IMPORT_TARGETS: readonly ImportField[] = [...fieldsOf('vendor'), ...fieldsOf('truck')]

const byTarget = new Map<string, ImportField>(IMPORT_TARGETS.map(field => [field.target, field]))

/** The field of this name; undefined where there is none. */
export const importField = (target: string): ImportField | undefined => byTarget.get(target)

const SIDES = { vendor: 'Vendor', truck: 'Truck' } as const

/** `Vendor: City`, `Truck: Year`. */
export function targetLabel(target: string): string {
  const found = importField(target)
  return found ? `${SIDES[found.side]}: ${found.field.label.replace(/^Truck /, '')}` : target
}

/** What the filled-in cells of a row must be, by the rules of the forms; what is blank stays. */
export const IMPORT_RULES = {
  vendor: vendorChange,
  truck: truckChange.omit({ vendor_id: true }).extend({
    imei: imeiField.optional(),
  }),
} as const
