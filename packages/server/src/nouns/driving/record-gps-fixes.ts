import {
  type CutPath,
  createPathCutter,
  CUTTING_RULE,
  cutDay,
  type GpsFix,
  newestReading,
  sortGpsFixes,
  type TrackerReading,
} from '@product/sdk/nouns/driving'
import { DAY_MS, isValidPosition, utcDay } from '@product/sdk/values'
import type { Db } from '../../db/db'
import { ensurePartitions } from '../../db/partitions'
import { NotFound } from '../../contract/refusals'
import {
  dayBeforeWithFixes,
  findCutting,
  fixesAfterDay,
  fixesOfDay,
  insertGpsFixes,
  lockTruck,
  quantised,
  type StoredCutting,
  saveCutting,
} from './gps-fix-store'
import { saveTrackerState } from './tracker-state-store'
import { sumVehicleDays } from './day-sum-store'
import { deletePaths, insertPaths, replaceDay } from './path-store'

export interface Recorded {
  /** Fixes that are new. */
  stored: number
  /** Fixes of a device and time that were there already. */
  repeated: number
  /** Fixes that no table should hold: no position, no time, or far in the future. */
  unusable: number
}

const EARLIEST = Date.UTC(2000, 0, 1)

const isStorable = (fix: GpsFix, now: number): boolean =>
  fix.valid !== false &&
  fix.at >= EARLIEST &&
  fix.at <= now + DAY_MS &&
  isValidPosition(fix.latitude, fix.longitude)

/** Sorted, quantised, one per instant. */
function inOrder(usable: readonly GpsFix[]): GpsFix[] {
  const sorted = sortGpsFixes(usable.map(quantised))
  return sorted.filter((fix, index) => fix.at !== sorted[index - 1]?.at)
}

/**
 * Stores a truck's fixes and keeps its paths, in one transaction: what this returns is safe. Repeats do nothing;
 * fixes that come late have their day cut again, fixes in order only extend what is there. `readings` are what the
 * tracker said of itself along with the fixes.
 */
export async function recordGpsFixes(
  db: Db,
  truckId: number,
  delivered: readonly GpsFix[],
  now: number,
  readings: readonly TrackerReading[] = [],
): Promise<Recorded> {
  const usable = delivered.filter(fix => isStorable(fix, now))
  const fixes = inOrder(usable)
  await ensurePartitions(
    db,
    fixes.map(fix => fix.at),
  )
  return db.transaction(async tx => {
    if (!(await lockTruck(tx, truckId))) throw new NotFound('This truck')
    const fresh = fixes.length === 0 ? new Set<number>() : await insertGpsFixes(tx, truckId, fixes)
    const added = fixes.filter(fix => fresh.has(fix.at))
    if (added.length > 0) await cut(tx, truckId, added, now)
    const newest = newestOf(added, readings)
    if (newest) await saveTrackerState(tx, truckId, newest, now)
    return {
      stored: added.length,
      repeated: usable.length - added.length,
      unusable: delivered.length - usable.length,
    }
  })
}

/** The newest fix that is new, with what the tracker said along with it. */
function newestOf(added: readonly GpsFix[], readings: readonly TrackerReading[]): TrackerReading | undefined {
  const at = added.at(-1)?.at
  if (at === undefined) return undefined
  return newestReading(readings.filter(reading => Math.round(reading.at) === at)) ?? { at }
}

async function cut(tx: Db, truckId: number, added: readonly GpsFix[], now: number): Promise<void> {
  const known = await findCutting(tx, truckId)
  const first = added[0]?.at ?? 0
  const goesOn =
    known !== undefined && known.lastFixedAt < first && known.cutter.ruleVersion === CUTTING_RULE.version
  if (known === undefined || goesOn) await extend(tx, truckId, known, added, now)
  else await cutAgain(tx, truckId, known, added, now)
}

/** Pushes fixes that are newer than all before through the cutter as it was left. */
async function extend(
  tx: Db,
  truckId: number,
  known: StoredCutting | undefined,
  added: readonly GpsFix[],
  now: number,
): Promise<void> {
  const cutter = createPathCutter({ now }, known?.cutter)
  for (const fix of added) cutter.push(fix)
  const closed = cutter.takeClosed()
  const open = cutter.openPath()
  const paths = open ? [...closed, open] : closed
  if (known?.open) await deletePaths(tx, truckId, [known.open])
  await insertPaths(tx, truckId, paths)
  await sumVehicleDays(tx, 'truck', truckId, daysOf(known?.open ? [known.open, ...paths] : paths))
  const lastFixedAt = added.at(-1)?.at ?? known?.lastFixedAt ?? 0
  await saveCutting(tx, truckId, { lastFixedAt, cutter: cutter.state(), open })
}

const daysOf = (paths: readonly CutPath[]): string[] => [
  ...new Set(paths.map(path => utcDay(path.startedAt))),
]

/** Cuts the days of late fixes again, and those whose end they are; the newest day also renews the cutter's state. */
async function cutAgain(
  tx: Db,
  truckId: number,
  known: StoredCutting,
  added: readonly GpsFix[],
  now: number,
): Promise<void> {
  const lastFixedAt = Math.max(known.lastFixedAt, added.at(-1)?.at ?? 0)
  const newest = utcDay(lastFixedAt)
  const late = new Set(added.map(fix => utcDay(fix.at)))
  const days = new Set(late)
  for (const day of late) {
    const before = await dayBeforeWithFixes(tx, truckId, day)
    if (before !== undefined) days.add(before)
  }
  days.add(newest)
  for (const day of [...days].sort()) {
    const fixes = await fixesOfDay(tx, truckId, day)
    if (day === newest) {
      const cutter = createPathCutter({ now })
      for (const fix of fixes) cutter.push(fix)
      const closed = cutter.takeClosed()
      const open = cutter.openPath()
      await replaceDay(tx, truckId, day, open ? [...closed, open] : closed)
      await saveCutting(tx, truckId, { lastFixedAt, cutter: cutter.state(), open })
    } else {
      await replaceDay(tx, truckId, day, cutDay(fixes, await fixesAfterDay(tx, truckId, day), { now }))
    }
  }
}
