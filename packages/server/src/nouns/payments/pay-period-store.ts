import type { Bill, ExportedLine, IssuedNumber, PaidMonth, PayMonth } from '@product/sdk/nouns/payments'
import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { type Db, first, rows } from '../../db/db'
import { invoice_numbers, pay_period_exports, pay_period_lines, pay_periods } from '../../db/tables/payments'

/** Kept until the transaction ends: schedules, pay periods and invoice numbers change one after the other. */
export async function lockPayments(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payments'))`)
}

/** A month that was never closed is open. */
export async function findPayPeriod(db: Db, month: PayMonth) {
  const stored = first(await db.select().from(pay_periods).where(eq(pay_periods.month, month)))
  return {
    month,
    closed_at: stored?.closed_at?.toISOString() ?? null,
    closed_by: stored?.closed_by ?? null,
    reopened_reason: stored?.reopened_reason ?? null,
  }
}

export const closedMonths = async (db: Db): Promise<PayMonth[]> =>
  (
    await db
      .select({ month: pay_periods.month })
      .from(pay_periods)
      .where(isNotNull(pay_periods.closed_at))
      .orderBy(asc(pay_periods.month))
  ).map(({ month }) => month)

/** Lines as they were when the month was closed, in their order then. */
export const frozenLines = async (db: Db, month: PayMonth): Promise<unknown[]> =>
  (
    await rows<{ line: unknown }>(
      db,
      sql`select line - 'place' as line from pay_period_lines where month = ${month}
        order by (line->>'place')::int`,
    )
  ).map(({ line }) => line)

export async function storeClosed(
  tx: Db,
  month: PayMonth,
  { now, by, lines }: { now: Date; by: string; lines: readonly { payment_schedule_id: number }[] },
): Promise<void> {
  const closed = { closed_at: now, closed_by: by }
  await tx
    .insert(pay_periods)
    .values({ month, ...closed })
    .onConflictDoUpdate({
      target: pay_periods.month,
      set: { ...closed, version: sql`${pay_periods.version} + 1` },
    })
  const stored = lines.map((line, place) => ({ ...line, place }))
  await tx.execute(sql`insert into pay_period_lines (month, payment_schedule_id, line)
    select ${month}, (line->>'payment_schedule_id')::int, line
    from jsonb_array_elements(${JSON.stringify(stored)}::jsonb) line`)
}

export async function storeReopened(tx: Db, month: PayMonth, reason: string): Promise<void> {
  await tx
    .update(pay_periods)
    .set({
      closed_at: null,
      closed_by: null,
      reopened_reason: reason,
      version: sql`${pay_periods.version} + 1`,
    })
    .where(eq(pay_periods.month, month))
  await tx.delete(pay_period_lines).where(eq(pay_period_lines.month, month))
}

export const issuedNumbers = (db: Db, month: PayMonth): Promise<IssuedNumber[]> =>
  db
    .select({ vendor_id: invoice_numbers.vendor_id, n: invoice_numbers.number })
    .from(invoice_numbers)
    .where(eq(invoice_numbers.month, month))
    .orderBy(asc(invoice_numbers.number))

export async function storeNumbers(tx: Db, month: PayMonth, list: readonly IssuedNumber[]): Promise<void> {
  if (list.length === 0) return
  await tx.insert(invoice_numbers).values(list.map(({ vendor_id, n }) => ({ month, vendor_id, number: n })))
}

export interface LastExport {
  exported_at: string
  exported_by: string
  bills: readonly Bill[]
  /** Null: it kept none. */
  lines: readonly ExportedLine[] | null
}

/** Bills and lines as they were last exported. */
export async function lastExport(db: Db, month: PayMonth): Promise<LastExport | undefined> {
  const last = first(
    await db
      .select()
      .from(pay_period_exports)
      .where(eq(pay_period_exports.month, month))
      .orderBy(desc(pay_period_exports.export_id))
      .limit(1),
  )
  if (!last) return undefined
  return {
    exported_at: last.exported_at.toISOString(),
    exported_by: last.exported_by,
    // Only `storeExport` writes these columns, and it writes bills and lines.
    bills: last.bills as unknown as Bill[],
    lines: last.lines as unknown as ExportedLine[] | null,
  }
}

export async function storeExport(
  tx: Db,
  month: PayMonth,
  { now, by, bills, lines }: PaidMonth & { now: Date; by: string },
): Promise<void> {
  await tx.insert(pay_period_exports).values({
    month,
    exported_at: now,
    exported_by: by,
    bills: bills.map(bill => ({ ...bill })),
    lines: [...lines],
  })
}
