import { type SQL, sql } from 'drizzle-orm'

/** A text as JSON, from the database. */
export const jsonText = (value: SQL): SQL => sql`to_json(${value})::text`

/** A value as JSON, `null` where there is none. */
export const jsonNullable = (value: SQL): SQL => sql`coalesce(to_json(${value})::text, 'null')`

/** A number or a truth value as JSON. A double is written by the fewest digits that read as the same. */
export const jsonPlain = (value: SQL): SQL => sql`(${value})::text`

/**
 * An instant of whole milliseconds, as `toISOString` writes it. `to_char` takes three times as long. The database leaves
 * out zeros at the end: a microsecond more, cut off again, and there are none.
 */
export const jsonInstant = (value: SQL): SQL =>
  sql`left(to_json(${value} at time zone 'UTC' + interval '1 microsecond')::text, 24) || 'Z"'`

/** An object of fields that are JSON texts already; nothing if one of them is null. */
export function jsonObject(fields: Readonly<Record<string, SQL>>): SQL {
  const pieces = Object.entries(fields).map(([name, value], index) => {
    const key = `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`
    // Names of fields are ours: written out, they needn't be sent with each call.
    return sql`${sql.raw(`'${key}'`)} || ${value}`
  })
  return sql`(${sql.join(pieces, sql` || `)} || '}')`
}
