import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { trucks } from './fleet'
import { instant } from './instant'
import { users } from './people'

/** What is wrong with a truck's artwork, and by when it shall be mended. The documents call it a truck problem. */
export const fix_list_items = pgTable(
  'fix_list_items',
  {
    truck_problem_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    truck_id: integer()
      .notNull()
      .references(() => trucks.truck_id, { onDelete: 'cascade' }),
    description: text().notNull(),
    bleeding_stopped: boolean().notNull().default(false),
    reprint_ordered: boolean().notNull().default(false),
    date_identified: date({ mode: 'string' }).notNull(),
    target_close_date: date({ mode: 'string' }).notNull(),
    solution: text(),
    closed: boolean().notNull().default(false),
    date_closed: date({ mode: 'string' }),
    /** Who sees to it; null after the account was deleted. */
    owner_id: integer().references(() => users.user_id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  table => [
    index('fix_list_items_truck').on(table.truck_id, table.truck_problem_id),
    index('fix_list_items_open').on(table.target_close_date).where(sql`not ${table.closed}`),
    index('fix_list_items_closed').on(table.date_closed, table.truck_problem_id).where(sql`${table.closed}`),
  ],
)
