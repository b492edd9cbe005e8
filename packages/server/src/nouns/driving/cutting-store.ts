import type { CutterState } from '@product/sdk/nouns/driving'
import { eq } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { cutting_states } from '../../db/tables/driving'

/** A moment of a truck's stream to which cutting can go back when a fix comes late. */
export interface CuttingMark {
  /** The instant (ms) up to which every stored fix was taken in. */
  at: number
  /** How many fixes that were; only differences tell something. */
  count: number
  cutter: CutterState
}

export interface StoredCutting {
  newest: CuttingMark
  /** Earlier moments, oldest first. */
  marks: CuttingMark[]
}

export async function findCutting(tx: Db, truckId: number): Promise<StoredCutting | undefined> {
  const row = first(await tx.select().from(cutting_states).where(eq(cutting_states.truck_id, truckId)))
  // Only saveCutting writes the column; an older version wrote neither count nor marks.
  const state = row?.state as { cutter: CutterState; count?: number; marks?: CuttingMark[] } | undefined
  if (row === undefined || state === undefined) return undefined
  const { cutter, count = 0, marks = [] } = state
  return { newest: { at: row.last_fixed_at.getTime(), count, cutter }, marks }
}

export async function saveCutting(tx: Db, truckId: number, cutting: StoredCutting): Promise<void> {
  const { at, count, cutter } = cutting.newest
  const last_fixed_at = new Date(at)
  const state = { cutter, count, marks: cutting.marks }
  await tx
    .insert(cutting_states)
    .values({ truck_id: truckId, last_fixed_at, state })
    .onConflictDoUpdate({ target: cutting_states.truck_id, set: { last_fixed_at, state } })
}
