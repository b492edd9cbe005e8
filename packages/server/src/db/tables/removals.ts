import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { files } from './files'
import { instant } from './instant'
import { payment_schedules } from './payments'

/** What was written to the removal at the end of a schedule. Without a row it is open and has neither notes nor picture. */
export const removals = pgTable(
  'removals',
  {
    payment_schedule_id: integer()
      .primaryKey()
      .references(() => payment_schedules.payment_schedule_id, { onDelete: 'cascade' }),
    removal_complete: boolean().notNull().default(false),
    removed_date: date({ mode: 'string' }),
    removal_notes: text().notNull().default(''),
    file_name: text().references(() => files.name),
    small_file_name: text().references(() => files.name),
    /** The schedule's end before and after the removal cut it; it can be restored while it is still the latter. */
    end_before_cut: date({ mode: 'string' }),
    end_after_cut: date({ mode: 'string' }),
    changed_at: instant('changed_at').notNull(),
    version: integer().notNull().default(1),
  },
  table => [
    index('removals_complete').on(table.removal_complete, table.removed_date, table.payment_schedule_id),
    index('removals_file').on(table.file_name),
    index('removals_small_file').on(table.small_file_name),
  ],
)
