import { doublePrecision, index, integer, pgTable, text, boolean, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './instant'

export const vendors = pgTable(
  'vendors',
  {
    vendor_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    nickname: text(),
    city: text(),
    email: text(),
    /** E.164. */
    phone_num: text(),
    created_at: instant('created_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  table => [index('vendors_name').on(table.name, table.vendor_id)],
)

export const trucks = pgTable(
  'trucks',
  {
    truck_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    vendor_id: integer().references(() => vendors.vendor_id),
    name: text().notNull(),
    license_plate: text(),
    imei: text(),
    /** SHA-256 of the token that the truck's tracker sends, hex. */
    telemetry_token_hash: text(),
    created_at: instant('created_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  table => [
    uniqueIndex('trucks_imei_unique').on(table.imei),
    index('trucks_vendor').on(table.vendor_id),
    index('trucks_name').on(table.name, table.truck_id),
  ],
)

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
