import { newTruckFields } from '../../nouns/fleet/truck'
import { type CheckedRow, type RowProblem } from './check-rows'
import { changesOf, outcomeOf } from './field-changes'
import { TruckFinder, type TruckKey } from './find-truck'
import type { PlannedTruck, PlannedVendor, StoredTruck } from './import-plan'
import { FLEET_IMPORT_TEXTS } from './import-texts'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const keyOf = ({ name, license_plate, imei }: Readonly<Record<string, unknown>>): TruckKey => ({
  name: textOf(name),
  license_plate: textOf(license_plate),
  imei: textOf(imei),
})

/** What the trucks of all vendors have to know of one another: no IMEI is on two of them. */
export interface Trackers {
  stored: ReadonlyMap<string, StoredTruck>
  /** The lines of the file, by IMEI. */
  lines: Map<string, number>
}

function refuseTracker(
  { lines, stored }: Trackers,
  row: CheckedRow,
  truck: StoredTruck | undefined,
): RowProblem[] {
  const imei = textOf(row.truck.imei)
  if (imei === null) return []
  const field = 'truck.imei'
  const line = lines.get(imei)
  if (line !== undefined) return [{ field, message: FLEET_IMPORT_TEXTS.imeiTwice(line) }]
  lines.set(imei, row.line)
  const owner = stored.get(imei)
  return owner === undefined || owner === truck
    ? []
    : [{ field, message: FLEET_IMPORT_TEXTS.imeiTaken(owner.name, owner.vendor_name) }]
}

/** The trucks of one vendor's rows. A row that is refused gets its problem and brings none. */
export function planTrucks(
  vendor: PlannedVendor,
  rows: readonly CheckedRow[],
  stored: readonly StoredTruck[],
  trackers: Trackers,
): PlannedTruck[] {
  const known = new TruckFinder<StoredTruck>()
  for (const truck of stored) known.add(keyOf({ ...truck }), truck)
  const inFile = new TruckFinder<{ line: number }>()
  const taken = new Map<StoredTruck, number>()
  const planned: PlannedTruck[] = []
  for (const row of rows) {
    if (Object.keys(row.truck).length === 0) continue
    const key = keyOf(row.truck)
    const [twin] = inFile.find(key)
    inFile.add(key, { line: row.line })
    const found = known.find(key)
    const [truck] = found
    const label = key.license_plate ?? key.name ?? ''
    if (twin) row.problems.push({ field: null, message: FLEET_IMPORT_TEXTS.truckTwice(twin.line) })
    else if (found.length > 1) {
      row.problems.push({ field: null, message: FLEET_IMPORT_TEXTS.severalTrucks(label) })
    } else if (truck && taken.has(truck)) {
      row.problems.push({ field: null, message: FLEET_IMPORT_TEXTS.truckTwice(taken.get(truck) ?? 0) })
    } else {
      if (truck) taken.set(truck, row.line)
      row.problems.push(...refuseTracker(trackers, row, truck))
    }
    if (!truck) row.problems.push(...missingFields(row))
    const changes = truck ? changesOf(row.truck, { ...truck }) : []
    planned.push({
      line: row.line,
      outcome: outcomeOf(truck, changes),
      vendor,
      stored: truck,
      fields: { ...row.truck },
      changes,
    })
  }
  return planned
}

/** What a new truck must have. A field that has a problem already has not a second one. */
function missingFields({ truck, problems }: CheckedRow): RowProblem[] {
  const { error } = newTruckFields.safeParse(truck)
  if (!error?.issues.some(({ path }) => path[0] === 'name')) return []
  if (problems.some(({ field }) => field === 'truck.name')) return []
  const issue = error.issues.find(({ path }) => path[0] === 'name')
  return issue ? [{ field: 'truck.name', message: issue.message }] : []
}
