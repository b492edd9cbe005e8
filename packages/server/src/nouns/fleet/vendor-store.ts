import type { Db } from '../../db/db'
import { vendors } from '../../db/tables/fleet'

export type NewVendor = typeof vendors.$inferInsert

export async function insertVendors(tx: Db, list: readonly NewVendor[]): Promise<void> {
  if (list.length > 0) await tx.insert(vendors).values([...list])
}
