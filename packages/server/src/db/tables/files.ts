import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant'
import { users } from './people'

/** What stands in the file store, under a name that can't be guessed. */
export const files = pgTable(
  'files',
  {
    name: text().primaryKey(),
    content_type: text().notNull(),
    /** The name under which it is saved; null where its record knows it, or it is only shown. */
    save_as: text(),
    bytes: integer().notNull(),
    /** Who may see it besides staff: the client whose picture it is. */
    user_id: integer().references(() => users.user_id, { onDelete: 'set null' }),
    uploaded_by: integer().references(() => users.user_id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
    /** When it may be swept away: an upload that no record took up, or one that a record let go. Null while in use. */
    expires_at: instant('expires_at'),
  },
  table => [index('files_user').on(table.user_id), index('files_expiry').on(table.expires_at)],
)
