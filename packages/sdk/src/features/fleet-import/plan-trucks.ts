import { TRACKER_TEXTS } from '../../nouns/fleet/tracker-imei'
import { newTruckFields } from '../../nouns/fleet/truck'
import type { CheckedRow, RowProblem } from './check-rows'
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
    : [{ field, message: TRACKER_TEXTS.taken(owner.name, owner.vendor_name) }]
}

/** The trucks of one vendor, as they are found again by the rows that follow one another. */
interface OwnTrucks {
  known: TruckFinder<StoredTruck>
  /** Those of the file. */
  named: TruckFinder<{ line: number }>
  /** The lines that mean stored ones. */
  taken: Map<StoredTruck, number>
}

/** The stored truck that a row means; undefined where it is a new one, and where the row is refused for it. */
function findStored({ known, named, taken }: OwnTrucks, row: CheckedRow): StoredTruck | undefined {
  const key = keyOf(row.truck)
  const [twin] = named.find(key)
  named.add(key, { line: row.line })
  const found = known.find(key)
  const [truck] = found
  const line = twin?.line ?? (truck && taken.get(truck))
  if (line !== undefined) row.problems.push({ field: null, message: FLEET_IMPORT_TEXTS.truckTwice(line) })
  else if (found.length > 1) {
    const message = FLEET_IMPORT_TEXTS.severalTrucks(key.license_plate ?? key.name ?? '')
    row.problems.push({ field: null, message })
  } else if (truck) taken.set(truck, row.line)
  return truck
}

/** What a new truck must have and the row does not give. A field that has a problem already has not a second one. */
function missingFields({ truck, problems }: CheckedRow): RowProblem[] {
  // A name that is given was checked with its row.
  if (truck.name !== undefined) return []
  const issue = newTruckFields.safeParse(truck).error?.issues.find(({ path }) => path[0] === 'name')
  if (!issue || problems.some(({ field }) => field === 'truck.name')) return []
  return [{ field: 'truck.name', message: issue.message }]
}

/** The trucks of one vendor's rows. A row that is refused gets its problem. */
export function planTrucks(
  vendor: PlannedVendor,
  rows: readonly CheckedRow[],
  stored: readonly StoredTruck[],
  trackers: Trackers,
): PlannedTruck[] {
  const own: OwnTrucks = { known: new TruckFinder(), named: new TruckFinder(), taken: new Map() }
  for (const truck of stored) own.known.add(keyOf({ ...truck }), truck)
  return rows
    .filter(({ truck }) => Object.keys(truck).length > 0)
    .map(row => {
      const truck = findStored(own, row)
      row.problems.push(...refuseTracker(trackers, row, truck))
      if (!truck) row.problems.push(...missingFields(row))
      const changes = truck ? changesOf(row.truck, { ...truck }) : []
      return {
        line: row.line,
        outcome: outcomeOf(truck, changes),
        vendor,
        stored: truck,
        fields: { ...row.truck },
        changes,
      }
    })
}
