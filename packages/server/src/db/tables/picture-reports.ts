import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { campaigns } from './campaigns'
import { trucks, vendors } from './fleet'
import { instant } from './instant'
import { users } from './people'

/** Whether a truck's pictures prove its campaign: the documents' status of a campaign truck, changed in place. */
export const truck_approvals = pgTable(
  'truck_approvals',
  {
    status_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    truck_id: integer()
      .notNull()
      .references(() => trucks.truck_id, { onDelete: 'cascade' }),
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.campaign_id, { onDelete: 'cascade' }),
    /** 1: approved, 0: rejected. */
    status_value: smallint().notNull(),
    /** It counts for the month of Los Angeles in which it was set. */
    set_at: instant('set_at').notNull(),
    set_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
  },
  table => [
    uniqueIndex('truck_approvals_truck').on(table.truck_id, table.campaign_id),
    index('truck_approvals_campaign').on(table.campaign_id),
  ],
)

/** Who was asked for the pictures of a month. */
export const picture_requests = pgTable(
  'picture_requests',
  {
    vendor_id: integer()
      .notNull()
      .references(() => vendors.vendor_id, { onDelete: 'cascade' }),
    /** `YYYY-MM` in Los Angeles. */
    month: text().notNull(),
    first_requested_at: instant('first_requested_at').notNull(),
    last_requested_at: instant('last_requested_at').notNull(),
  },
  table => [primaryKey({ columns: [table.vendor_id, table.month] })],
)
