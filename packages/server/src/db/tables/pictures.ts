import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { files } from './files'
import { trucks } from './fleet'
import { instant } from './instant'

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
    /** Null: nobody has looked at it yet. */
    approved: boolean(),
  },
  table => [index('truck_pictures_truck').on(table.truck_id, table.month)],
)
