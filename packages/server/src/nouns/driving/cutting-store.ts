import type { CutterState } from '@product/sdk/nouns/driving'
import { and, asc, desc, eq, gt, gte, lt, lte } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { cutting_marks, cutting_states } from '../../db/tables/driving'
import type { CuttingMark } from './cutting-marks'

export interface StoredCutting {
  newest: CuttingMark
  /** Where the last late delivery ended: the next one often goes on from there. */
  late?: CuttingMark
}

const selectCutting = (tx: Db, truckId: number) =>
  tx.select().from(cutting_states).where(eq(cutting_states.truck_id, truckId))

function asCutting(row: typeof cutting_states.$inferSelect | undefined): StoredCutting | undefined {
  if (!row?.last_fixed_at) return undefined
  // Only saveCutting writes the column, with the other; an older version did not write `since`.
  const { cutter, since = 0, late } = row.state as { cutter: CutterState; since?: number; late?: CuttingMark }
  return { newest: { at: row.last_fixed_at.getTime(), since, cutter }, late }
}

export const findCutting = async (tx: Db, truckId: number): Promise<StoredCutting | undefined> =>
  asCutting(first(await selectCutting(tx, truckId)))

/** `findCutting` of a truck that there is, whose stream is held until the transaction ends. */
export async function lockCutting(tx: Db, truckId: number): Promise<StoredCutting | undefined> {
  const lock = async () => first(await selectCutting(tx, truckId).for('update'))
  const held = await lock()
  if (held !== undefined) return asCutting(held)
  await tx.insert(cutting_states).values({ truck_id: truckId }).onConflictDoNothing()
  return asCutting(await lock())
}

export async function saveCutting(tx: Db, truckId: number, cutting: StoredCutting): Promise<void> {
  const { at, since, cutter } = cutting.newest
  const last_fixed_at = new Date(at)
  const state = { cutter, since, late: cutting.late }
  await tx
    .insert(cutting_states)
    .values({ truck_id: truckId, last_fixed_at, state })
    .onConflictDoUpdate({ target: cutting_states.truck_id, set: { last_fixed_at, state } })
}

const ofTruck = (truckId: number) => eq(cutting_marks.truck_id, truckId)

const asMark = ({ at, since, state }: typeof cutting_marks.$inferSelect): CuttingMark => ({
  at: at.getTime(),
  since,
  // Only insertMarks writes the column.
  cutter: state as CutterState,
})

/** The newest mark of a span of instants (ms); `to` is not in it. */
export async function newestMark(
  tx: Db,
  truckId: number,
  { from, to }: { from: number; to: number },
): Promise<CuttingMark | undefined> {
  const row = first(
    await tx
      .select()
      .from(cutting_marks)
      .where(and(ofTruck(truckId), gte(cutting_marks.at, new Date(from)), lt(cutting_marks.at, new Date(to))))
      .orderBy(desc(cutting_marks.at))
      .limit(1),
  )
  return row && asMark(row)
}

/** The marks of a span of instants (ms), both ends included, oldest first. */
export async function marksWithin(
  tx: Db,
  truckId: number,
  { from, to }: { from: number; to: number },
): Promise<CuttingMark[]> {
  const found = await tx
    .select()
    .from(cutting_marks)
    .where(and(ofTruck(truckId), gte(cutting_marks.at, new Date(from)), lte(cutting_marks.at, new Date(to))))
    .orderBy(asc(cutting_marks.at))
  return found.map(asMark)
}

export async function insertMarks(tx: Db, truckId: number, marks: readonly CuttingMark[]): Promise<void> {
  if (marks.length === 0) return
  const added = marks.map(({ at, since, cutter }) => ({
    truck_id: truckId,
    at: new Date(at),
    since,
    state: cutter,
  }))
  await tx.insert(cutting_marks).values(added)
}

/** Forgets the marks after an instant (ms) and before another. */
export async function deleteMarks(
  tx: Db,
  truckId: number,
  { after, before }: { after: number; before: number },
): Promise<void> {
  await tx
    .delete(cutting_marks)
    .where(
      and(ofTruck(truckId), gt(cutting_marks.at, new Date(after)), lt(cutting_marks.at, new Date(before))),
    )
}

/** Forgets the marks of all trucks before an instant (ms): nothing before it is cut any more. */
export async function forgetMarksBefore(db: Db, before: number): Promise<void> {
  await db.delete(cutting_marks).where(lt(cutting_marks.at, new Date(before)))
}
