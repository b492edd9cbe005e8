import { createPathCutter, CUTTING_RULE, type GpsFix } from '@product/sdk/nouns/driving'
import type { Db } from '../../db/db'
import { cutDaysAgain } from './cut-days-again'
import { type CuttingMark, findCutting, saveCutting, type StoredCutting } from './cutting-store'
import { STORED, takeIn } from './cutting-marks'
import { usedFixes } from './gps-fix-store'
import { replaceSince } from './path-store'

const isOurs = ({ cutter }: CuttingMark): boolean => cutter.ruleVersion === CUTTING_RULE.version

/**
 * Renews a truck's paths after these usable fixes, in order of time, have come into its record. Goes on from the newest
 * moment known before the first of them: what that costs hangs on how late it is, not on how full the day is. Only what
 * is later than all of these moments has whole days cut again.
 */
export async function cutStoredFixes(tx: Db, truckId: number, changed: readonly GpsFix[]): Promise<void> {
  const first = changed[0]?.at
  if (first === undefined) return
  const known = await findCutting(tx, truckId)
  if (known !== undefined && !isOurs(known.newest)) return cutDaysAgain(tx, truckId, known, changed)
  const marks = (known?.marks ?? []).filter(mark => isOurs(mark) && mark.at < first)
  if (known === undefined || known.newest.at < first) {
    return goOn(tx, truckId, { marks, newest: known?.newest }, [changed], changed)
  }
  const from = marks.at(-1)
  if (from === undefined) return cutDaysAgain(tx, truckId, known, changed)
  const to = Math.max(known.newest.at, changed.at(-1)?.at ?? first)
  const later = usedFixes(tx, { truckId, from: from.at + 1, to: to + 1 })
  return goOn(tx, truckId, { marks, newest: { ...from, at: to } }, later, changed)
}

/** Pushes the fixes that follow a moment through the cutter as it was there. `newest.at` is where the record ends. */
async function goOn(
  tx: Db,
  truckId: number,
  { marks, newest }: Omit<StoredCutting, 'newest'> & { newest: CuttingMark | undefined },
  pages: Iterable<readonly GpsFix[]> | AsyncIterable<readonly GpsFix[]>,
  changed: readonly GpsFix[],
): Promise<void> {
  const changedUntil = changed.at(-1)?.at ?? 0
  const cutter = createPathCutter(STORED, newest?.cutter)
  const since = cutter.openSince()
  const taken = await takeIn(cutter, pages, { marks, count: newest?.count ?? 0, markAt: changedUntil })
  await replaceSince(tx, truckId, since, [...cutter.takeClosed(), ...cutter.openPaths()])
  await saveCutting(tx, truckId, {
    newest: { at: Math.max(newest?.at ?? 0, changedUntil), count: taken.count, cutter: cutter.state() },
    marks: taken.marks,
  })
}
