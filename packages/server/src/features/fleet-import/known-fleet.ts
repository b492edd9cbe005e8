import type { CheckedRow, StoredFleet } from '@product/sdk/features/fleet-import'
import type { Db } from '../../db/db'
import { trucksOfImport, vendorsNamed } from '../../nouns/fleet/fleet-import-store'

const texts = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string')),
]

/** All that is stored of those whom the rows may mean. */
export async function knownFleet(db: Db, rows: readonly CheckedRow[], lock: boolean): Promise<StoredFleet> {
  const vendors = await vendorsNamed(
    db,
    {
      codes: texts(rows.map(({ vendor }) => vendor.code)),
      names: texts(rows.map(({ vendor }) => vendor.name)),
    },
    lock,
  )
  const trucks = await trucksOfImport(
    db,
    {
      vendorIds: vendors.map(({ vendor_id }) => vendor_id),
      imeis: texts(rows.map(({ truck }) => truck.imei)),
      plates: texts(rows.map(({ truck }) => truck.license_plate)),
    },
    lock,
  )
  return { vendors, trucks }
}
