import { type SQL, sql } from 'drizzle-orm'

/** Ids as a subquery: one parameter, however many they are. */
export const idList = (ids: readonly number[]): SQL =>
  sql`(select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`
