import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { files } from './files'
import { foldedText } from './folded-text'
import { instant } from './instant'
import { sameName } from './same-name'

/** Who owns trucks. */
export const vendors = pgTable(
  'vendors',
  {
    vendor_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The business's own short name for the vendor. */
    code: text(),
    name: text().notNull(),
    nickname: text(),
    /** E.164. */
    phone_num: text(),
    email: text(),
    /** Encrypted by the server's key; null where none was given. */
    ssn_encrypted: text(),
    ein_encrypted: text(),
    referred_by: text(),
    /** Cleaned HTML. */
    notes: text(),
    address: text(),
    moves_for: text(),
    city: text(),
    area_covered: text(),
    pipeline: text().notNull().default('Cold'),
    /** Stars, 0 to 5; 0: not rated. */
    rating: smallint().notNull().default(0),
    eligible: boolean().notNull().default(false),
    picture_reporting: boolean().notNull().default(true),
    date_added: date({ mode: 'string' }),
    /** Address of the picture. */
    profile_picture: text(),
    created_at: instant('created_at').notNull().defaultNow(),
    /** A vendor with a past is kept for it, out of every list. */
    deleted_at: instant('deleted_at'),
    version: integer().notNull().default(1),
    /** What lists search in and sort by. */
    name_key: text().generatedAlwaysAs(foldedText(sql`"name"`)),
    code_key: text().generatedAlwaysAs(foldedText(sql`coalesce("code", '')`)),
    nickname_key: text().generatedAlwaysAs(foldedText(sql`coalesce("nickname", '')`)),
    city_key: text().generatedAlwaysAs(foldedText(sql`coalesce("city", '')`)),
    email_key: text().generatedAlwaysAs(foldedText(sql`coalesce("email", '')`)),
    phone_key: text().generatedAlwaysAs(sql`coalesce("phone_num", '')`),
  },
  table => [
    // One index for each order of the list, without what was deleted; the id breaks ties.
    ...(
      [
        ['name', table.name_key],
        ['code', table.code_key],
        ['nickname', table.nickname_key],
        ['city', table.city_key],
        ['email', table.email_key],
        ['phone', table.phone_key],
        ['pipeline', table.pipeline],
        ['rating', table.rating],
        ['eligible', table.eligible],
        ['picture_reporting', table.picture_reporting],
        ['date_added', table.date_added],
      ] as const
    ).map(([name, column]) =>
      index(`vendors_by_${name}`).on(column, table.vendor_id).where(sql`${table.deleted_at} is null`),
    ),
    // How an import looks for them: see same-name.ts.
    index('vendors_alike_name').on(sameName(table.name)),
    index('vendors_alike_code').on(sameName(table.code)),
    index('vendors_by_id').on(table.vendor_id).where(sql`${table.deleted_at} is null`),
    index('vendors_search').using(
      'gin',
      table.name_key.op('gin_trgm_ops'),
      table.code_key.op('gin_trgm_ops'),
      table.nickname_key.op('gin_trgm_ops'),
      table.city_key.op('gin_trgm_ops'),
      table.email_key.op('gin_trgm_ops'),
      table.phone_key.op('gin_trgm_ops'),
    ),
  ],
)

/** A vendor's papers. */
export const vendor_files = pgTable(
  'vendor_files',
  {
    file_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    vendor_id: integer()
      .notNull()
      .references(() => vendors.vendor_id, { onDelete: 'cascade' }),
    /** 'file' or 'agreement'. */
    kind: text().notNull().default('file'),
    /** As the person called it. */
    name: text().notNull(),
    file_name: text()
      .notNull()
      .references(() => files.name),
    uploaded_by: integer(),
    uploaded_at: instant('uploaded_at').notNull(),
  },
  table => [
    index('vendor_files_vendor').on(table.vendor_id, table.file_id),
    uniqueIndex('vendor_files_file').on(table.file_name),
  ],
)

export const trucks = pgTable(
  'trucks',
  {
    truck_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    vendor_id: integer().references(() => vendors.vendor_id),
    name: text().notNull(),
    license_plate: text(),
    make: text(),
    year: integer(),
    size_ref: text(),
    /** As people write them: `8' 6" x 10'`. */
    side_dim: text(),
    back_dim: text(),
    over_cab_dim: text(),
    area_covered: text(),
    miles_per_day: doublePrecision(),
    moves_freight_for: text(),
    starting_location: text(),
    side_door: boolean().notNull().default(false),
    side_rail: boolean().notNull().default(false),
    colored_cab: boolean().notNull().default(false),
    backdoor_lift_gate: boolean().notNull().default(false),
    description: text(),
    artwork_code: text(),
    imei: text(),
    /** SHA-256 of the token that the truck's tracker sends, hex. */
    telemetry_token_hash: text(),
    created_at: instant('created_at').notNull().defaultNow(),
    /** A truck with payments or drives is kept for them, out of every list. */
    deleted_at: instant('deleted_at'),
    version: integer().notNull().default(1),
    /** What lists search in and sort by. */
    name_key: text().generatedAlwaysAs(foldedText(sql`"name"`)),
    plate_key: text().generatedAlwaysAs(foldedText(sql`coalesce("license_plate", '')`)),
  },
  table => [
    uniqueIndex('trucks_imei_unique').on(table.imei),
    index('trucks_vendor').on(table.vendor_id, table.truck_id),
    index('trucks_alike_plate').on(sameName(table.license_plate)),
    index('trucks_name').on(table.name, table.truck_id),
    index('trucks_by_name').on(table.name_key, table.truck_id),
    index('trucks_by_plate').on(table.plate_key, table.truck_id),
  ],
)

/** Photographs of a truck: the original as it came, upright copies for the pages. */
export const truck_images = pgTable(
  'truck_images',
  {
    truck_image_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    truck_id: integer()
      .notNull()
      .references(() => trucks.truck_id, { onDelete: 'cascade' }),
    /** Upright and without the camera's notes; what `img_url` names. */
    file_name: text()
      .notNull()
      .references(() => files.name),
    small_file_name: text()
      .notNull()
      .references(() => files.name),
    original_file_name: text()
      .notNull()
      .references(() => files.name),
    /** SHA-256 of the original, hex: a photograph that is sent again is not kept twice. */
    content_hash: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    upload_date: instant('upload_date').notNull(),
    uploaded_by: integer(),
  },
  table => [
    index('truck_images_truck').on(table.truck_id, table.truck_image_id),
    uniqueIndex('truck_images_content').on(table.truck_id, table.content_hash),
  ],
)
