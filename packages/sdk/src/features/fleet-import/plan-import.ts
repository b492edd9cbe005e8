import { newVendor } from '../../nouns/fleet/vendor'
import { groupBy } from '../../values/group-by'
import type { CheckedRow } from './check-rows'
import { changesOf, outcomeOf } from './field-changes'
import { VendorFinder } from './find-vendor'
import { groupVendors, type VendorGroup, vendorKey } from './group-vendors'
import type { ImportPlan, PlannedRow, PlannedVendor, StoredTruck, StoredVendor } from './import-plan'
import { FLEET_IMPORT_TEXTS } from './import-texts'
import { planTrucks } from './plan-trucks'
import { plateWarnings } from './plate-warnings'

/** What is stored of those whom the file may mean: vendors of its codes and names, their trucks, and those of its IMEIs and plates. */
export interface StoredFleet {
  vendors: readonly StoredVendor[]
  trucks: readonly StoredTruck[]
}

const finderOf = (vendors: readonly StoredVendor[]): VendorFinder<StoredVendor> => {
  const finder = new VendorFinder<StoredVendor>()
  for (const vendor of vendors) finder.add(vendorKey({ ...vendor }), vendor)
  return finder
}

/** What a new vendor must have and the file does not give, said of the row that names the vendor first. */
function refuseIncomplete({ fields, rows: [row] }: VendorGroup): void {
  // A name that is given was checked with its row.
  if (fields.name !== undefined) return
  const issue = newVendor.safeParse(fields).error?.issues.find(({ path }) => path[0] === 'name')
  if (!issue || !row || row.problems.some(({ field }) => field === 'vendor.name')) return
  const { code } = vendorKey(fields)
  row.problems.push({
    field: 'vendor.name',
    message: code ? FLEET_IMPORT_TEXTS.unknownCode(code) : issue.message,
  })
}

/**
 * What an import of these rows does: vendors and trucks that are stored already are changed where the file says
 * otherwise, and what it leaves blank stays; all others are new. Rows that can't be imported carry their problems.
 */
export function planImport(checked: readonly CheckedRow[], stored: StoredFleet): ImportPlan {
  const rows = checked.map(row => ({ ...row, problems: [...row.problems] }))
  const known = finderOf(stored.vendors)
  const taken = new Map<StoredVendor, number>()
  const trucksOf = groupBy(stored.trucks, ({ vendor_id }) => vendor_id)
  const trackers = {
    stored: new Map(stored.trucks.flatMap(truck => (truck.imei === null ? [] : [[truck.imei, truck]]))),
    lines: new Map<string, number>(),
  }
  const plan: Omit<ImportPlan, 'rows' | 'refused'> = { vendors: [], trucks: [] }
  const vendorOf = new Map<CheckedRow, PlannedVendor>()
  for (const group of groupVendors(rows)) {
    const vendor = planVendor(group, known, taken)
    plan.vendors.push(vendor)
    for (const row of group.rows) vendorOf.set(row, vendor)
    const own = vendor.stored ? (trucksOf.get(vendor.stored.vendor_id) ?? []) : []
    plan.trucks.push(...planTrucks(vendor, group.rows, own, trackers))
  }
  const truckOf = new Map(plan.trucks.map(truck => [truck.line, truck]))
  const warnings = plateWarnings(plan.trucks, stored.trucks)
  const planned: PlannedRow[] = rows.map(row => ({
    line: row.line,
    vendor: vendorOf.get(row),
    truck: truckOf.get(row.line),
    problems: row.problems,
    warnings: warnings.get(row.line) ?? [],
  }))
  return { ...plan, rows: planned, refused: planned.filter(({ problems }) => problems.length > 0).length }
}

function planVendor(
  group: VendorGroup,
  known: VendorFinder<StoredVendor>,
  taken: Map<StoredVendor, number>,
): PlannedVendor {
  const key = vendorKey(group.fields)
  const found = known.find(key)
  const [row] = group.rows
  const [stored] = found
  if (found.length > 1) {
    // Of those found by name, none has a code where one was sought.
    row?.problems.push(
      key.code !== null && stored?.code
        ? { field: 'vendor.code', message: FLEET_IMPORT_TEXTS.severalCodes(key.code) }
        : { field: 'vendor.name', message: FLEET_IMPORT_TEXTS.severalVendors(key.name ?? '') },
    )
  } else if (stored) {
    const line = taken.get(stored)
    if (line !== undefined) {
      row?.problems.push({ field: 'vendor.name', message: FLEET_IMPORT_TEXTS.vendorTwice(stored.name, line) })
    }
    taken.set(stored, group.line)
  } else {
    refuseIncomplete(group)
  }
  const changes = stored ? changesOf(group.fields, { ...stored }) : []
  return { line: group.line, outcome: outcomeOf(stored, changes), stored, fields: group.fields, changes }
}
