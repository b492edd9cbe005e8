import {
  type GpsFix,
  isInaccurate,
  newestReading,
  refusalOf,
  sortGpsFixes,
  type TrackerReading,
  type UnusableCounts,
} from '@product/sdk/nouns/driving'
import { DAY_MS } from '@product/sdk/values'
import type { Db } from '../../db/db'
import { NotFound } from '../../contract/refusals'
import { cutStoredFixes } from './cut-stored-fixes'
import { isNoPartition, keepPartitions } from './fix-partitions'
import { findKeptFrom } from './fix-retention-store'
import { insertGpsFixes, lockTruck, quantised } from './gps-fix-store'
import { saveTrackerState } from './tracker-state-store'

export interface Recorded {
  /** Fixes that are new. */
  stored: number
  /** Fixes of a device and time that were there already. */
  repeated: number
  /** Fixes that count for nothing, by reason; those too inexact are among the stored or repeated ones as well. */
  unusable: UnusableCounts
}

/** What one transaction takes in: others wait no longer than for that. */
const MOST_FIXES = 250
const MOST_DAYS = 7

/**
 * Stores a truck's fixes and keeps its paths: what this returns is safe. Repeats do nothing; fixes that come late have
 * what lies behind them cut again, fixes in order only extend what is there. Many are taken in piece by piece, each in
 * a transaction of its own; where one fails, sending all again does no harm. `readings` are what the tracker said of
 * itself along with the fixes.
 */
export async function recordGpsFixes(
  db: Db,
  truckId: number,
  delivered: readonly GpsFix[],
  now: number,
  readings: readonly TrackerReading[] = [],
): Promise<Recorded> {
  const usable = delivered.filter(fix => refusalOf(fix, now) === undefined)
  let stored = 0
  for (const piece of piecesOf(inOrder(usable))) {
    stored += await recordPiece(db, truckId, piece, now, readings)
  }
  const keptFrom = stored === usable.length ? Number.NEGATIVE_INFINITY : await findKeptFrom(db)
  const { taken, unusable } = sorted(delivered, now, keptFrom)
  return { stored, repeated: Math.max(0, taken - stored), unusable }
}

function sorted(
  delivered: readonly GpsFix[],
  now: number,
  keptFrom: number,
): { taken: number; unusable: UnusableCounts } {
  const unusable: UnusableCounts = {}
  let taken = 0
  for (const fix of delivered) {
    const refusal = refusalOf(fix, now, keptFrom)
    if (refusal === undefined) taken += 1
    const reason = refusal ?? (isInaccurate(fix) ? 'inaccurate' : undefined)
    if (reason !== undefined) unusable[reason] = (unusable[reason] ?? 0) + 1
  }
  return { taken, unusable }
}

/** Sorted, quantised, one per instant. */
function inOrder(usable: readonly GpsFix[]): GpsFix[] {
  const fixes = sortGpsFixes(usable.map(quantised))
  return fixes.filter((fix, index) => fix.at !== fixes[index - 1]?.at)
}

/** At least one piece, so that the truck is looked for. */
function piecesOf(fixes: readonly GpsFix[]): GpsFix[][] {
  const pieces: GpsFix[][] = [[]]
  let days = new Set<number>()
  for (const fix of fixes) {
    let piece = pieces.at(-1) ?? []
    days.add(Math.floor(fix.at / DAY_MS))
    if (piece.length === MOST_FIXES || days.size > MOST_DAYS) {
      piece = []
      pieces.push(piece)
      days = new Set([Math.floor(fix.at / DAY_MS)])
    }
    piece.push(fix)
  }
  return pieces
}

/** How many of the fixes are new. */
async function recordPiece(
  db: Db,
  truckId: number,
  fixes: readonly GpsFix[],
  now: number,
  readings: readonly TrackerReading[],
): Promise<number> {
  const record = () => recordAtOnce(db, truckId, fixes, now, readings)
  return record().catch(async error => {
    if (!isNoPartition(error)) throw error
    // Ahead of what was made, or of a day that somebody detached: seen to, it is stored or passed over.
    await keepPartitions(db, now)
    return record()
  })
}

function recordAtOnce(
  db: Db,
  truckId: number,
  fixes: readonly GpsFix[],
  now: number,
  readings: readonly TrackerReading[],
): Promise<number> {
  return db.transaction(async tx => {
    const truck = await lockTruck(tx, truckId)
    if (truck === undefined) throw new NotFound('This truck')
    if (fixes.length === 0) return 0
    const { stored, changed } = await insertGpsFixes(tx, truckId, fixes)
    const added = fixes.filter(fix => changed.has(fix.at))
    await cutStoredFixes(
      tx,
      truckId,
      truck.cutting,
      added.filter(fix => !isInaccurate(fix)),
    )
    const newest = newestOf(added, readings)
    if (newest) await saveTrackerState(tx, truckId, newest, now)
    return stored
  })
}

/** The newest fix that is new, with what the tracker said along with it. */
function newestOf(added: readonly GpsFix[], readings: readonly TrackerReading[]): TrackerReading | undefined {
  const at = added.at(-1)?.at
  if (at === undefined) return undefined
  return newestReading(readings.filter(reading => Math.round(reading.at) === at)) ?? { at }
}
