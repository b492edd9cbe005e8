import { date, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { campaigns } from './campaigns'
import { trucks } from './fleet'

/** What a vendor is paid for a truck, by the month, from a Los Angeles day to another, both included. */
export const payment_schedules = pgTable(
  'payment_schedules',
  {
    payment_schedule_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    truck_id: integer()
      .notNull()
      .references(() => trucks.truck_id, { onDelete: 'cascade' }),
    campaign_id: integer().references(() => campaigns.campaign_id, { onDelete: 'set null' }),
    monthly_rate_cents: integer().notNull(),
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }).notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    index('payment_schedules_truck').on(table.truck_id),
    index('payment_schedules_campaign').on(table.campaign_id),
  ],
)
