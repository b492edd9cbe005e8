import { createPathCutter } from '@product/sdk/nouns/driving'
import { DAY_MS } from '@product/sdk/values'
import type { Db } from '../../db/db'
import { type CuttingMark, isOurs, isSameMoment, MarkedWay, type SomeFixes, STORED } from './cutting-marks'
import {
  deleteMarks,
  insertMarks,
  marksWithin,
  newestMark,
  saveCutting,
  type StoredCutting,
} from './cutting-store'
import { newestUsedFix, usedFixes } from './gps-fix-store'
import { replacePaths } from './path-store'

/** No day hangs on more than those beside it: this many after a late fix may come out otherwise. */
const DAYS_CHANGED_AFTER = 1
/** The first certain fix of one more decides the last of them. */
export const DAYS_READ_AFTER = DAYS_CHANGED_AFTER + 2

/** As a rule it reaches from one mark to the one after the next. */
const PAGE = 1000

/** In days since 1970 UTC. */
const dayOf = (at: number): number => Math.floor(at / DAY_MS)

/**
 * Cuts again what hangs on late fixes, from the mark before the first of them. It ends where the cutter comes to a later
 * mark as it was left there, since from then on all is as it was, or else where the days that can hang on them are over.
 */
export async function cutLateFixes(
  tx: Db,
  truckId: number,
  known: StoredCutting,
  changed: SomeFixes,
): Promise<void> {
  const last = (changed.at(-1) ?? changed[0]).at
  const end = Math.max(known.newest.at, last)
  const daysEnd = (dayOf(last) + DAYS_CHANGED_AFTER + 1) * DAY_MS
  const to = Math.min(end + 1, (dayOf(last) + DAYS_READ_AFTER) * DAY_MS)
  const { way, after, since } = await startBefore(tx, truckId, known, changed[0].at)
  const { late, joined } = await pushUntilJoined(tx, truckId, way, { after, last, to })

  const isNewest = joined === undefined && to > end
  const until = joined?.until ?? (isNewest ? Number.POSITIVE_INFINITY : daysEnd)
  const open = joined === undefined ? way.cutter.openPaths() : []
  const paths = [...way.cutter.takeClosed(), ...open].filter(
    ({ startedAt }) => startedAt >= since && startedAt < until,
  )
  await replacePaths(tx, truckId, { from: since, until }, paths)

  const before = joined?.marksBefore ?? to
  await deleteMarks(tx, truckId, { after, before })
  await insertMarks(
    tx,
    truckId,
    // A mark whose day before was not cut from its start would end that day wrongly.
    way.marks.filter(
      ({ at, cutter }) => at < before && (cutter.ending === null || cutter.ending.day >= dayOf(since)),
    ),
  )
  await saveCutting(tx, truckId, { newest: isNewest ? way.markAt(end) : known.newest, late })
}

interface Start {
  way: MarkedWay
  /** The fixes after this instant (ms) follow. */
  after: number
  /** Only paths that start here or later (ms) are cut. */
  since: number
}

/** From the newest mark before an instant, or from the start of the day before where none is so near. */
async function startBefore(tx: Db, truckId: number, { late }: StoredCutting, first: number): Promise<Start> {
  const from = (dayOf(first) - 1) * DAY_MS
  const stored = await newestMark(tx, truckId, { from, to: first })
  const isNear = (mark: CuttingMark | undefined): mark is CuttingMark =>
    mark !== undefined && isOurs(mark) && mark.at >= from && mark.at < first
  const mark = [stored, late].filter(isNear).sort((a, b) => b.at - a.at)[0]
  const cutter = createPathCutter(STORED, mark?.cutter)
  if (mark !== undefined) {
    return { way: new MarkedWay(cutter, mark.since, true), after: mark.at, since: cutter.openSince() ?? from }
  }
  const before = await newestUsedFix(tx, { truckId, from: from - DAY_MS, to: from })
  if (before !== undefined) cutter.push(before)
  return { way: new MarkedWay(cutter, 0, true), after: from - 1, since: from }
}

interface Joined {
  /** Paths that start here or later (ms) are as they were. */
  until: number
  /** And so are marks. */
  marksBefore: number
}

/** Pushes the fixes of a span. `late` is where the last late one, at `last`, was taken in. */
async function pushUntilJoined(
  tx: Db,
  truckId: number,
  way: MarkedWay,
  { after, last, to }: { after: number; last: number; to: number },
): Promise<{ late?: CuttingMark; joined?: Joined }> {
  const { cutter } = way
  let late: CuttingMark | undefined
  for await (const page of usedFixes(tx, { truckId, from: after + 1, to }, PAGE)) {
    const pageEnd = page.at(-1)?.at ?? last
    const marks = pageEnd > last ? await marksWithin(tx, truckId, { from: last + 1, to: pageEnd }) : []
    for (const fix of page) {
      way.push(fix)
      if (fix.at === last) late = way.markAt(last)
      if (fix.at <= last) continue
      if (cutter.isDecided(dayOf(last) + DAYS_CHANGED_AFTER)) {
        const until = (dayOf(last) + DAYS_CHANGED_AFTER + 1) * DAY_MS
        return { late, joined: { until, marksBefore: fix.at + 1 } }
      }
      const mark = marks.find(({ at }) => at === fix.at)
      if (mark !== undefined && isSameMoment(mark.cutter, cutter.state())) {
        return { late, joined: { until: cutter.openSince() ?? fix.at, marksBefore: fix.at } }
      }
    }
  }
  return { late }
}
