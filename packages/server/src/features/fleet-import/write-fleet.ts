import type {
  FieldChange,
  ImportOutcome,
  ImportPlan,
  PlannedTruck,
  PlannedVendor,
} from '@product/sdk/features/fleet-import'
import { newTruckFields, newVendor, TRUCK_FIELDS, VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import { losAngelesDay } from '@product/sdk/values'
import type { Db } from '../../db/db'
import { answerOf, storedFields } from '../../db/record-columns'
import { writeTrucks, writeVendors } from '../../nouns/fleet/fleet-import-store'
import type { NewTruck } from '../../nouns/fleet/truck-store'
import type { NewVendor } from '../../nouns/fleet/vendor-store'
import { type Actor, type AuditEntry, recordWithParts } from '../../nouns/record-keeping/record-audit'
import { cleanRichText } from '../../values/clean-rich-text'

interface Importing {
  actor: Actor
  now: Date
  requestId: string
  fileName: string
}

const after = (changes: readonly FieldChange[]): Record<string, unknown> =>
  Object.fromEntries(changes.map(({ field, after: value }) => [field, value]))

/** A stored vendor with the changes, which the rules of the form have read already; a new one as the form makes it. */
function vendorRow({ stored, fields, changes }: PlannedVendor, now: Date): NewVendor {
  if (stored) {
    const whole = { ...stored, ...after(changes) }
    return {
      ...storedFields(VENDOR_FIELDS, whole),
      notes: cleanRichText(whole.notes),
      vendor_id: stored.vendor_id,
    }
  }
  const body = newVendor.parse(fields)
  return {
    ...storedFields(VENDOR_FIELDS, body),
    notes: cleanRichText(body.notes),
    date_added: body.date_added ?? losAngelesDay(now),
    created_at: now,
  }
}

function truckRow({ stored, fields, changes }: PlannedTruck, vendorId: number, now: Date): NewTruck {
  if (stored) {
    const whole = { ...stored, ...after(changes) }
    return {
      ...storedFields(TRUCK_FIELDS, whole),
      imei: whole.imei,
      vendor_id: vendorId,
      truck_id: stored.truck_id,
    }
  }
  return {
    ...storedFields(TRUCK_FIELDS, newTruckFields.parse(fields)),
    imei: typeof fields.imei === 'string' ? fields.imei : null,
    vendor_id: vendorId,
    created_at: now,
  }
}

/** New ones and changed ones apart: a statement either gives ids or is given them. */
async function written<Planned extends { outcome: string }, Row extends object, Stored>(
  planned: readonly Planned[],
  rowOf: (one: Planned) => Row,
  write: (rows: Row[]) => Promise<Stored[]>,
): Promise<Map<Planned, Stored>> {
  const done = new Map<Planned, Stored>()
  for (const outcome of ['new', 'changed']) {
    const part = planned.filter(one => one.outcome === outcome)
    const rows = await write(part.map(rowOf))
    for (const [at, row] of rows.entries()) {
      const one = part[at]
      if (one) done.set(one, row)
    }
  }
  return done
}

type Acting = Pick<AuditEntry, 'session' | 'now' | 'requestId'>
type StoredTruckRow = Awaited<ReturnType<typeof writeTrucks>>[number]
type StoredVendorRow = Awaited<ReturnType<typeof writeVendors>>[number]

const vendorEntry = (acting: Acting, { stored }: PlannedVendor, row: StoredVendorRow): AuditEntry => ({
  ...acting,
  action: `${stored ? 'updated' : 'created'} vendor ${row.name}`,
  entity: 'vendor',
  entityId: row.vendor_id,
  before: stored && answerOf(VENDOR_FIELDS, stored),
  after: answerOf(VENDOR_FIELDS, row),
})

function truckEntry(
  acting: Acting,
  { stored, fields }: PlannedTruck,
  row: StoredTruckRow,
  vendorName: string | undefined,
): AuditEntry {
  const audited = (truck: StoredTruckRow) => ({
    ...answerOf(TRUCK_FIELDS, truck),
    vendor_name: vendorName,
    ...('imei' in fields && { imei: truck.imei }),
  })
  return {
    ...acting,
    action: `${stored ? 'updated' : 'created'} truck ${row.name}`,
    entity: 'truck',
    entityId: row.truck_id,
    before: stored && audited(stored),
    after: audited(row),
  }
}

const count = (number: number, one: string): string =>
  `${number.toLocaleString('en-US')} ${one}${number === 1 ? '' : 's'}`

/** `3 new, 1 changed, 5 as they were`. */
function outcomesOf(planned: readonly { outcome: ImportOutcome }[]): string {
  const of = (outcome: ImportOutcome) => planned.filter(one => one.outcome === outcome).length
  return `${of('new')} new, ${of('changed')} changed, ${of('same')} as they were`
}

/** Writes all that the plan says, with a row of the audit for each vendor and truck, in the caller's transaction. */
export async function writeFleet(tx: Db, plan: ImportPlan, importing: Importing): Promise<void> {
  const { actor, now, requestId, fileName } = importing
  const vendors = await written(
    plan.vendors,
    one => vendorRow(one, now),
    rows => writeVendors(tx, rows),
  )
  /** As it is stored by now, whether this import wrote it or not. */
  const storedVendor = (vendor: PlannedVendor) => {
    const row = vendors.get(vendor) ?? vendor.stored
    if (!row) throw new Error('A vendor of the import was not stored')
    return row
  }
  const trucks = await written(
    plan.trucks,
    one => truckRow(one, storedVendor(one.vendor).vendor_id, now),
    rows => writeTrucks(tx, rows),
  )
  if (vendors.size + trucks.size === 0) return
  const acting = { session: actor, now, requestId }
  const whole = {
    ...acting,
    action: `imported ${count(vendors.size, 'vendor')} and ${count(trucks.size, 'truck')} from ${fileName}`,
    entity: 'fleet_import',
    after: { file: fileName, vendors: outcomesOf(plan.vendors), trucks: outcomesOf(plan.trucks) },
  }
  await recordWithParts(tx, whole, [
    ...[...vendors].map(([planned, row]) => vendorEntry(acting, planned, row)),
    ...[...trucks].map(([planned, row]) =>
      truckEntry(acting, planned, row, storedVendor(planned.vendor).name),
    ),
  ])
}
