import { type PayableLine, payableLine, type PayPeriodState } from '@product/sdk/features/payments'
import {
  type Bill,
  billsOf,
  changesSince,
  exportedLine,
  monthDays,
  newNumbers,
  notReadyReasons,
  type PayMonth,
  paymentLines,
  scheduleOverlaps,
  vendorSums,
} from '@product/sdk/nouns/payments'
import { losAngelesDay } from '@product/sdk/values'
import { z } from 'zod'
import type { Db } from '../../db/db'
import {
  frozenLines,
  issuedNumbers,
  type LastExport,
  storeNumbers,
} from '../../nouns/payments/pay-period-store'
import { schedulesOfMonth } from '../../nouns/payments/payment-schedule-store'
import { removedDays } from '../../nouns/removals/removal-store'
import { sha256 } from '../../values/tokens'

const storedLines = z.array(payableLine)

/** What an open month costs as things stand. */
async function openLines(db: Db, month: PayMonth, now: Date): Promise<PayableLine[]> {
  const found = await schedulesOfMonth(db, monthDays(month))
  const facts = new Map(found.map(one => [one.schedule.payment_schedule_id, one.facts]))
  const schedules = found.map(({ schedule }) => schedule)
  const pictured = new Set(found.flatMap(one => (one.pictured ? [one.schedule.truck_id] : [])))
  const overlaps = new Map(scheduleOverlaps(schedules).map(one => [one.payment_schedule_id, one]))
  const removed = await removedDays(
    db,
    schedules.map(({ payment_schedule_id }) => payment_schedule_id),
  )
  const today = losAngelesDay(now)
  return paymentLines(schedules, month, pictured).map(line => {
    const known = facts.get(line.payment_schedule_id)
    const removedOn = removed.get(line.payment_schedule_id) ?? null
    return {
      ...line,
      not_ready: known ? notReadyReasons(line, { ...known, removedOn }, today) : [],
      overlap: overlaps.get(line.payment_schedule_id) ?? null,
    }
  })
}

/** The lines of a month: reckoned anew while it is open, as they were where it is closed. */
export const linesOf = async (
  db: Db,
  { month, closed_at }: PayPeriodState,
  now: Date,
): Promise<PayableLine[]> =>
  closed_at === null ? openLines(db, month, now) : storedLines.parse(await frozenLines(db, month))

/** Two months pay the same to the same, by the same lines, where this is the same. What makes them ready counts not. */
export const linesHash = (lines: readonly PayableLine[]): string =>
  sha256(JSON.stringify(lines.map(line => exportedLine.parse(line))))

/** The bills of lines, each with its number, and the numbers among them that are still to be stored. */
async function billsWithNew(db: Db, month: PayMonth, lines: readonly PayableLine[]) {
  const sums = vendorSums(lines)
  const issued = await issuedNumbers(db, month)
  const added = newNumbers(issued, sums)
  return { bills: billsOf([...issued, ...added], sums), added }
}

/** The bills as an export would number them. */
export const billsToBe = async (db: Db, month: PayMonth, lines: readonly PayableLine[]): Promise<Bill[]> =>
  (await billsWithNew(db, month, lines)).bills

/** The bills of lines, each with its number; those that have none yet are given theirs. Under the lock of payments. */
export async function numberedBills(tx: Db, month: PayMonth, lines: readonly PayableLine[]): Promise<Bill[]> {
  const { bills, added } = await billsWithNew(tx, month, lines)
  await storeNumbers(tx, month, added)
  return bills
}

/** What differs from the last export; of one that kept no lines, only the bills. */
export const changesAfter = (
  last: LastExport,
  bills: readonly Bill[],
  lines: readonly PayableLine[],
): ReturnType<typeof changesSince> =>
  changesSince({ bills: last.bills, lines: last.lines ?? [] }, { bills, lines: last.lines ? lines : [] })
