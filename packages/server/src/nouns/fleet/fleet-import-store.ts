import { TRUCK_FIELDS, VENDOR_FIELDS } from '@product/sdk/nouns/fleet'
import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { idList } from '../../db/id-list'
import { answerColumns, excludedFields } from '../../db/record-columns'
import { trucks, vendors } from '../../db/tables/fleet'
import { sameName } from '../../db/tables/same-name'
import type { NewTruck } from './truck-store'
import type { NewVendor } from './vendor-store'

/** Any fixed number does, as long as no other lock has it. */
const IMPORT_LOCK = 72_657_103

/** One import at a time, until the transaction ends: two of one file can't both find nobody there yet. */
export async function lockImports(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
}

/** Texts as a subquery: one parameter, however many they are. */
const textList = (texts: readonly string[]): SQL =>
  sql`(select value from json_array_elements_text(${JSON.stringify(texts)}::json))`

/** What may be meant by one of the texts, whoever wrote it in which case and with which blanks. */
const alike = (column: SQLWrapper, texts: readonly string[]): SQL =>
  sql`${sameName(column)} = any (array(select ${sameName(sql`value`)} from json_array_elements_text(${JSON.stringify(texts)}::json)))`

/** Vendors who may have one of these codes or names. `lock` keeps them from other writes. */
export async function vendorsNamed(
  db: Db,
  { codes, names }: { codes: readonly string[]; names: readonly string[] },
  lock: boolean,
) {
  const query = db
    .select({ vendor_id: vendors.vendor_id, ...answerColumns(vendors, VENDOR_FIELDS) })
    .from(vendors)
    .where(and(isNull(vendors.deleted_at), or(alike(vendors.code, codes), alike(vendors.name, names))))
    .orderBy(vendors.vendor_id)
  return lock ? query.for('update') : query
}

/** The trucks of these vendors, and those with one of these trackers, or it may be one of these plates. */
export async function trucksOfImport(
  db: Db,
  {
    vendorIds,
    imeis,
    plates,
  }: { vendorIds: readonly number[]; imeis: readonly string[]; plates: readonly string[] },
  lock: boolean,
) {
  const query = db
    .select({
      truck_id: trucks.truck_id,
      ...answerColumns(trucks, TRUCK_FIELDS),
      imei: trucks.imei,
      vendor_id: trucks.vendor_id,
      vendor_name: vendors.name,
    })
    .from(trucks)
    .leftJoin(vendors, eq(vendors.vendor_id, trucks.vendor_id))
    .where(
      and(
        isNull(trucks.deleted_at),
        or(
          sql`${trucks.vendor_id} in ${idList(vendorIds)}`,
          sql`${trucks.imei} in ${textList(imeis)}`,
          alike(trucks.license_plate, plates),
        ),
      ),
    )
    .orderBy(trucks.truck_id)
  return lock ? query.for('update', { of: trucks }) : query
}

/** More at once would be more parameters than a statement may have. */
const AT_ONCE = 1000

async function inParts<Row, Written>(
  list: readonly Row[],
  write: (part: Row[]) => Promise<Written[]>,
): Promise<Written[]> {
  const written: Written[] = []
  for (let from = 0; from < list.length; from += AT_ONCE) {
    written.push(...(await write(list.slice(from, from + AT_ONCE))))
  }
  return written
}

/** Stores new vendors, and writes over those that have an id already. In the order of the list. */
export const writeVendors = (tx: Db, list: readonly NewVendor[]) =>
  inParts(list, part =>
    tx
      .insert(vendors)
      .values(part)
      .onConflictDoUpdate({
        target: vendors.vendor_id,
        set: { ...excludedFields(VENDOR_FIELDS), version: sql`${vendors.version} + 1` },
      })
      .returning({ vendor_id: vendors.vendor_id, ...answerColumns(vendors, VENDOR_FIELDS) }),
  )

/** The same of trucks; whose one is stays. */
export const writeTrucks = (tx: Db, list: readonly NewTruck[]) =>
  inParts(list, part =>
    tx
      .insert(trucks)
      .values(part)
      .onConflictDoUpdate({
        target: trucks.truck_id,
        set: {
          ...excludedFields(TRUCK_FIELDS),
          imei: sql`excluded.imei`,
          version: sql`${trucks.version} + 1`,
        },
      })
      .returning({
        truck_id: trucks.truck_id,
        ...answerColumns(trucks, TRUCK_FIELDS),
        imei: trucks.imei,
      }),
  )
