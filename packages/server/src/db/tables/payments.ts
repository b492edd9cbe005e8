import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { campaigns } from './campaigns'
import { trucks, vendors } from './fleet'
import { instant } from './instant'

/** What a vendor is paid for a truck, by the month, from a Los Angeles day to another, both included. */
export const payment_schedules = pgTable(
  'payment_schedules',
  {
    payment_schedule_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    // Trucks that were ever paid are kept, so nothing here is deleted with them.
    truck_id: integer()
      .notNull()
      .references(() => trucks.truck_id),
    /** Who owned the truck and is paid: the truck may have changed hands since. Null: nobody owned it. */
    vendor_id: integer().references(() => vendors.vendor_id),
    campaign_id: integer().references(() => campaigns.campaign_id, { onDelete: 'set null' }),
    monthly_rate_cents: integer().notNull(),
    start_date: date({ mode: 'string' }).notNull(),
    /** Null: until further notice. */
    end_date: date({ mode: 'string' }),
    version: integer().notNull().default(1),
  },
  table => [
    index('payment_schedules_truck').on(table.truck_id),
    index('payment_schedules_vendor').on(table.vendor_id),
    index('payment_schedules_campaign').on(table.campaign_id),
    index('payment_schedules_end').on(table.end_date, table.payment_schedule_id),
    index('payment_schedules_span').on(table.start_date, table.end_date),
    check('payment_schedules_dates_in_order', sql`${table.end_date} >= ${table.start_date}`),
  ],
)

/** A calendar month that was closed, or closed once and reopened. */
export const pay_periods = pgTable('pay_periods', {
  /** `YYYY-MM`. */
  month: text().primaryKey(),
  /** Null: open again. */
  closed_at: instant('closed_at'),
  closed_by: text(),
  reopened_reason: text(),
  version: integer().notNull().default(1),
})

/** The lines of a closed month, as they were: nothing that changes later changes them. */
export const pay_period_lines = pgTable(
  'pay_period_lines',
  {
    month: text()
      .notNull()
      .references(() => pay_periods.month, { onDelete: 'cascade' }),
    payment_schedule_id: integer().notNull(),
    line: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  table => [primaryKey({ columns: [table.month, table.payment_schedule_id] })],
)

/** The n of "{Month} {YYYY}-{n}": given once per vendor and month, never again to another. */
export const invoice_numbers = pgTable(
  'invoice_numbers',
  {
    month: text().notNull(),
    vendor_id: integer()
      .notNull()
      .references(() => vendors.vendor_id),
    number: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.month, table.vendor_id] }),
    index('invoice_numbers_month').on(table.month, table.number),
  ],
)

/** What was handed to the accountant: a later export says what has changed since. */
export const pay_period_exports = pgTable(
  'pay_period_exports',
  {
    export_id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    month: text().notNull(),
    exported_at: instant('exported_at').notNull(),
    exported_by: text().notNull(),
    bills: jsonb().$type<Record<string, unknown>[]>().notNull(),
    /** Null in exports of a release that kept none. */
    lines: jsonb().$type<Record<string, unknown>[]>(),
  },
  table => [index('pay_period_exports_month').on(table.month, table.export_id)],
)
