import type { Db } from '../../db/db'
import { trucks } from '../../db/tables/fleet'

export type NewTruck = typeof trucks.$inferInsert

export async function insertTrucks(tx: Db, list: readonly NewTruck[]): Promise<void> {
  if (list.length > 0) await tx.insert(trucks).values([...list])
}
