import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'

/** A planned driver without GPS: a Rep Route, or a macro when `is_macro`. */
export const placeholders = pgTable(
  'placeholders',
  {
    placeholder_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    campaign_id: integer(),
    is_macro: boolean().notNull().default(false),
    start_point: text(),
    start_longitude: doublePrecision(),
    start_latitude: doublePrecision(),
    num_stops: integer().notNull().default(0),
    min_mileage: integer().notNull().default(0),
    max_mileage: integer().notNull().default(0),
    min_impressions: integer().notNull().default(0),
    max_impressions: integer().notNull().default(0),
    use_weighting: boolean().notNull().default(false),
    created_at: instant('created_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  table => [
    index('placeholders_campaign').on(table.campaign_id),
    index('placeholders_name').on(table.name, table.placeholder_id),
  ],
)
