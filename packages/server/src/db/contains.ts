import { type Column, or, type SQL, sql } from 'drizzle-orm'
import { foldedText } from './tables/folded-text'

/** `search` between percent signs, its own percent signs and underscores taken for what they are. */
export const containsPattern = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** Whether one of the lower-case columns contains the text, any case; undefined (no condition) for a blank one. */
export function contains(columns: readonly Column[], search: string): SQL | undefined {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return undefined
  return or(...columns.map(column => sql`${column} like ${containsPattern(wanted)}`))
}

/** The pattern of a text that is looked for in keys of `foldedText`. */
export const foldedPattern = (search: string): SQL => foldedText(sql`${containsPattern(search.trim())}::text`)
