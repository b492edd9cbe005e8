import { sqlStateOf } from './sql-state'

/** A NUL or another sign that is no text to PostgreSQL, in a text or within JSON. */
const UNSTORABLE = new Set<unknown>(['22021', '22P05'])

/** Whether a query failed because of a character that no column holds. */
export const isUnstorableText = (error: unknown): boolean => UNSTORABLE.has(sqlStateOf(error))
