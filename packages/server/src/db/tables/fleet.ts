import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
