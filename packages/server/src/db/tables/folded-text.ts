import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A text as lists look for it: in any case, without accents, with one blank for several. What is kept and what is looked
 * for both go through it, so they agree whatever the database's locale makes of a letter.
 */
export const foldedText = (text: SQLWrapper): SQL =>
  sql`lower(regexp_replace(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]+', '', 'g'), '[\\s\\u00a0]+', ' ', 'g'))`
