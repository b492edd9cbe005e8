import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { files } from './files'
import { trucks, vendors } from './fleet'
import { instant } from './instant'
import { users } from './people'

/** Pictures by which vendors prove that the artwork is on, each tagged with its truck and the month it stands for. */
export const truck_pictures = pgTable(
  'truck_pictures',
  {
    truck_picture_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    truck_id: integer()
      .notNull()
      .references(() => trucks.truck_id, { onDelete: 'cascade' }),
    file_name: text()
      .notNull()
      .references(() => files.name),
    /** `YYYY-MM` in Los Angeles. */
    month: text().notNull(),
    /** 'driver', 'passenger', 'back' or 'front'; null where nobody said. */
    side: text(),
    tagged_at: instant('tagged_at').notNull(),
    tagged_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
    /** The campaign it proves, as it was called then. */
    campaign_name: text(),
    /** Null: nobody has looked at it yet. */
    approved: boolean(),
  },
  table => [
    index('truck_pictures_truck').on(table.truck_id, table.month),
    index('truck_pictures_file').on(table.file_name),
  ],
)

/** By what pictures are known again: of the received original, not of the copies made of it. */
export const picture_hashes = pgTable(
  'picture_hashes',
  {
    /** Grows with time: a server takes up what others added. */
    picture_hash_id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The upright picture that pages show. */
    file_name: text()
      .notNull()
      .unique()
      .references(() => files.name, { onDelete: 'cascade' }),
    /** SHA-256 of the original, hex. */
    sha256: text().notNull(),
    /** 256 bits, hex. Null where it could not be computed. */
    pdq: text(),
    /** 0 to 100; below 50 a hash says little. */
    quality: smallint(),
    /** Whose picture it is, as far as known. */
    vendor_id: integer().references(() => vendors.vendor_id, { onDelete: 'set null' }),
    uploaded_at: instant('uploaded_at').notNull(),
  },
  table => [
    index('picture_hashes_sha256').on(table.sha256),
    index('picture_hashes_vendor').on(table.vendor_id, table.picture_hash_id),
  ],
)

/** Pairs that look alike and of which someone said that they are not the same; the smaller name stands first. */
export const different_pictures = pgTable(
  'different_pictures',
  {
    file_name: text()
      .notNull()
      .references(() => files.name, { onDelete: 'cascade' }),
    other_file_name: text()
      .notNull()
      .references(() => files.name, { onDelete: 'cascade' }),
    said_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
    said_at: instant('said_at').notNull(),
  },
  table => [primaryKey({ columns: [table.file_name, table.other_file_name] })],
)
