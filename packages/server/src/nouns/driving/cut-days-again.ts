import { createPathCutter, CUTTING_RULE, type GpsFix, type PathCutter } from '@product/sdk/nouns/driving'
import { DAY_MS, utcDay } from '@product/sdk/values'
import type { Db } from '../../db/db'
import { STORED, takeIn } from './cutting-marks'
import { type CuttingMark, type StoredCutting, saveCutting } from './cutting-store'
import { newestUsedFix, usedFixes } from './gps-fix-store'
import { replaceDay, replaceSince } from './path-store'

/** Most days begin with their second fix. */
const FIRST_OF_DAY = 50

/** In days since 1970 UTC, as all days here. */
const dayOf = ({ at }: GpsFix): number => Math.floor(at / DAY_MS)

const spanOf = (truckId: number, day: number) => ({ truckId, from: day * DAY_MS, to: (day + 1) * DAY_MS })

/**
 * Cuts the days of late fixes again, and of the days beside them those that hang on what is new. The cutter's state is
 * renewed where the newest day is among them: that of the newest usable fix, whatever unusable ones came after.
 */
export async function cutDaysAgain(
  tx: Db,
  truckId: number,
  known: StoredCutting,
  changed: readonly GpsFix[],
): Promise<void> {
  const end = Math.max(known.newest.at, changed.at(-1)?.at ?? 0)
  const newest = await newestUsedFix(tx, { truckId, from: 0, to: end + 1 })
  if (newest === undefined) return
  const newestDay = dayOf(newest)
  const days = await daysThatHangOn(tx, truckId, changed)
  const renews =
    !isOfRule(known.newest) ||
    days.has(newestDay) ||
    (known.newest.cutter.ending !== null && days.has(newestDay - 1))
  const stateFrom = renews ? await renewState(tx, truckId, newestDay, end, changed) : newestDay
  for (const day of [...days].sort((a, b) => a - b)) {
    if (day < stateFrom) await cutDayAgain(tx, truckId, day)
  }
  if (!renews) {
    const isUntouched = ({ cutter: { today, ending } }: CuttingMark) =>
      today?.day === newestDay && ending === null
    await saveCutting(tx, truckId, {
      newest: known.newest,
      marks: known.marks.filter(mark => isOfRule(mark) && isUntouched(mark)),
    })
  }
}

const isOfRule = ({ cutter }: CuttingMark): boolean => cutter.ruleVersion === CUTTING_RULE.version

async function daysThatHangOn(tx: Db, truckId: number, changed: readonly GpsFix[]): Promise<Set<number>> {
  const days = new Set<number>()
  for (const day of new Set(changed.map(dayOf))) {
    days.add(day)
    const ofDay = changed.filter(fix => dayOf(fix) === day)
    const newest = await newestUsedFix(tx, spanOf(truckId, day))
    // The first fixes of the day after are judged by it.
    if (newest?.at === ofDay.at(-1)?.at) days.add(day + 1)
    // The day before ends with the first certain fix of this one.
    if ((ofDay[0]?.at ?? 0) <= (await beganAt(tx, truckId, day))) days.add(day - 1)
  }
  return days
}

/** A cutter that knows the newest usable fix of the day before. */
async function cutterFor(tx: Db, truckId: number, day: number): Promise<PathCutter> {
  const cutter = createPathCutter(STORED)
  const before = await newestUsedFix(tx, spanOf(truckId, day - 1))
  if (before !== undefined) cutter.push(before)
  return cutter
}

/** Pushes fixes of a span until the paths of a day stand; the fix that decided them, if one did. */
async function pushUntilDecided(
  tx: Db,
  cutter: PathCutter,
  span: ReturnType<typeof spanOf>,
  day: number,
): Promise<GpsFix | undefined> {
  for await (const page of usedFixes(tx, span, FIRST_OF_DAY)) {
    for (const fix of page) {
      cutter.push(fix)
      if (cutter.isDecided(day)) return fix
    }
  }
  return undefined
}

/** The instant (ms) from which on no fix of a day changes how the day before ends. */
async function beganAt(tx: Db, truckId: number, day: number): Promise<number> {
  const cutter = await cutterFor(tx, truckId, day)
  if (cutter.openSince() === null) return Number.NEGATIVE_INFINITY
  const fix = await pushUntilDecided(tx, cutter, spanOf(truckId, day), day - 1)
  return fix?.at ?? Number.POSITIVE_INFINITY
}

/** Puts what the stored fixes say in the place of a day's paths. A day without fixes is left alone. */
async function cutDayAgain(tx: Db, truckId: number, day: number): Promise<void> {
  const cutter = await cutterFor(tx, truckId, day)
  let some = false
  for await (const page of usedFixes(tx, spanOf(truckId, day))) {
    some = true
    for (const fix of page) cutter.push(fix)
  }
  if (!some) return
  await pushUntilDecided(tx, cutter, spanOf(truckId, day + 1), day)
  const open = cutter.isDecided(day) ? [] : cutter.openPaths()
  const from = day * DAY_MS
  const paths = [...cutter.takeClosed(), ...open].filter(
    ({ startedAt }) => startedAt >= from && startedAt < from + DAY_MS,
  )
  await replaceDay(tx, truckId, utcDay(from), paths)
}

/**
 * Makes the state and the paths of a truck's newest day anew, and of the one before as long as its end is open. The day
 * from which on that was.
 */
async function renewState(
  tx: Db,
  truckId: number,
  day: number,
  end: number,
  changed: readonly GpsFix[],
): Promise<number> {
  const from = day * DAY_MS
  const cutter = await cutterFor(tx, truckId, day)
  const pages = usedFixes(tx, { truckId, from, to: end + 1 })
  const taken = await takeIn(cutter, pages, { marks: [], count: 0, markAt: changed.at(-1)?.at ?? 0 })
  if (!cutter.isDecided(day - 1)) {
    return renewState(tx, truckId, day - 1, end, changed)
  }
  const paths = [...cutter.takeClosed(), ...cutter.openPaths()]
  await replaceSince(
    tx,
    truckId,
    from,
    paths.filter(({ startedAt }) => startedAt >= from),
  )
  await saveCutting(tx, truckId, {
    newest: { at: end, count: taken.count, cutter: cutter.state() },
    marks: taken.marks,
  })
  return day
}
