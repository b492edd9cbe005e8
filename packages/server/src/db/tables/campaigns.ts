import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { placeholders, trucks } from './fleet'
import { users } from './people'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const campaigns = pgTable(
  'campaigns',
  {
    campaign_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** The client; null after the client's account was deleted. */
    user_id: integer().references(() => users.user_id, { onDelete: 'set null' }),
    start_date: instant('start_date').notNull(),
    end_date: instant('end_date').notNull(),
    view_priority: integer().notNull().default(0),
    csv_report_enabled: boolean().notNull().default(false),
    created_at: instant('created_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  table => [
    index('campaigns_user').on(table.user_id),
    index('campaigns_name').on(table.name, table.campaign_id),
    index('campaigns_dates').on(table.end_date, table.start_date),
    check('campaigns_dates_in_order', sql`${table.end_date} >= ${table.start_date}`),
  ],
)

/** A truck, a macro or both ("blended") on a campaign for a time. */
export const truck_campaigns = pgTable(
  'truck_campaigns',
  {
    truck_campaign_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.campaign_id, { onDelete: 'cascade' }),
    truck_id: integer().references(() => trucks.truck_id, { onDelete: 'cascade' }),
    macro_id: integer().references(() => placeholders.placeholder_id, { onDelete: 'set null' }),
    campaign_display_name: text().notNull(),
    license_plate: text(),
    /** Null means the campaign's start. */
    tracking_start: instant('tracking_start'),
    /** Null means the campaign's end. */
    tracking_end: instant('tracking_end'),
    avg_mileage: doublePrecision().notNull().default(0),
    days_driven_per_week: integer().notNull().default(7),
    gps_provider: text().notNull().default('Clearpath'),
    version: integer().notNull().default(1),
  },
  table => [
    index('truck_campaigns_campaign').on(table.campaign_id),
    index('truck_campaigns_truck').on(table.truck_id),
    index('truck_campaigns_macro').on(table.macro_id),
  ],
)

export const bounding_boxes = pgTable(
  'bounding_boxes',
  {
    bounding_box_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    campaign_id: integer()
      .notNull()
      .references(() => campaigns.campaign_id, { onDelete: 'cascade' }),
    /** The outer ring, longitude and latitude, not closed. */
    points: jsonb().$type<[number, number][]>().notNull(),
    version: integer().notNull().default(1),
  },
  table => [index('bounding_boxes_campaign').on(table.campaign_id)],
)
