import { createPathCutter, type GpsFix } from '@product/sdk/nouns/driving'
import { DAY_MS } from '@product/sdk/values'
import type { Db } from '../../db/db'
import { cutLateFixes, DAYS_READ_AFTER } from './cut-late-fixes'
import { type CuttingMark, isOurs, MarkedWay, type SomeFixes, STORED } from './cutting-marks'
import { findCutting, insertMarks, saveCutting, type StoredCutting } from './cutting-store'
import { replacePaths } from './path-store'

/**
 * Renews a truck's paths after these usable fixes, in order of time, have come into its record. Fixes in order only go
 * on; what is late is cut again from the mark before it as far as it changes anything. `cutting` is how far they are cut.
 */
export async function cutStoredFixes(
  tx: Db,
  truckId: number,
  cutting: StoredCutting | undefined,
  changed: readonly GpsFix[],
): Promise<void> {
  for (const [index, group] of groupsOf(changed).entries()) {
    const known = index === 0 ? cutting : await findCutting(tx, truckId)
    const isInOrder = known === undefined || (isOurs(known.newest) && known.newest.at < group[0].at)
    if (isInOrder) await goOn(tx, truckId, known?.newest, group)
    else await cutLateFixes(tx, truckId, known, group)
  }
}

/** Days so far apart that cutting those of one group reads none of another's. */
function groupsOf(changed: readonly GpsFix[]): SomeFixes[] {
  const groups: [GpsFix, ...GpsFix[]][] = []
  for (const fix of changed) {
    const group = groups.at(-1)
    const days = Math.floor(fix.at / DAY_MS) - Math.floor((group?.at(-1)?.at ?? 0) / DAY_MS)
    if (group === undefined || days > DAYS_READ_AFTER) groups.push([fix])
    else group.push(fix)
  }
  return groups
}

async function goOn(
  tx: Db,
  truckId: number,
  newest: CuttingMark | undefined,
  fixes: SomeFixes,
): Promise<void> {
  const cutter = createPathCutter(STORED, newest?.cutter)
  const way = new MarkedWay(cutter, newest?.since ?? 0)
  const from = cutter.openSince() ?? fixes[0].at
  for (const fix of fixes) way.push(fix)
  const paths = [...cutter.takeClosed(), ...cutter.openPaths()]
  await replacePaths(tx, truckId, { from, until: Number.POSITIVE_INFINITY }, paths)
  await insertMarks(tx, truckId, way.marks)
  await saveCutting(tx, truckId, { newest: way.markAt(fixes.at(-1)?.at ?? fixes[0].at) })
}
