import { type SQL, sql } from 'drizzle-orm'

/** A text as JSON, from the database. */
export const jsonText = (value: SQL): SQL => sql`to_json(${value})::text`

/** A value as JSON, `null` where there is none. */
export const jsonNullable = (value: SQL): SQL => sql`coalesce(to_json(${value})::text, 'null')`

/** A number or a truth value as JSON. A double is written by the fewest digits that read as the same. */
export const jsonPlain = (value: SQL): SQL => sql`(${value})::text`

/** An instant as `toISOString` writes it. */
export const jsonInstant = (value: SQL): SQL =>
  sql`'"' || to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'`

/** An object of fields that are JSON texts already; nothing if one of them is null. */
export function jsonObject(fields: Readonly<Record<string, SQL>>): SQL {
  const pieces = Object.entries(fields).map(([name, value], index) => {
    const key = `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`
    // Names of fields are ours: written out, they needn't be sent with each call.
    return sql`${sql.raw(`'${key}'`)} || ${value}`
  })
  return sql`(${sql.join(pieces, sql` || `)} || '}')`
}
