import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * What names, codes and plates that may mean the same have in common, whatever the database's locale makes of case and
 * blanks: their letters and digits of ASCII. Whether they do mean the same is for `foldText` and `foldPlate` to say.
 */
export const sameName = (text: SQLWrapper): SQL => sql`regexp_replace(lower(${text}), '[^a-z0-9]+', '', 'g')`
