import {
  bodyFields,
  bodyName,
  type BodyKey,
  type RecordAnswer,
  type RecordFields,
  type RecordRow,
  rowFields,
  type RowKey,
  rowName,
} from '@product/sdk/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A table that has a column for each field, by the field's name. */
type ColumnsOf<F extends RecordFields> = Readonly<Record<keyof F, PgColumn>>

/** What a row of the table holds of a record: instants as dates. */
type StoredRecord<F extends RecordFields> = {
  [Name in keyof F]: F[Name] extends { kind: 'instant' }
    ? Date | Extract<RecordAnswer<F>[Name], null>
    : RecordAnswer<F>[Name]
}

type StoredBody<F extends RecordFields, Body> = {
  -readonly [Name in keyof F as [BodyKey<F[Name], Name>] extends [never]
    ? never
    : BodyKey<F[Name], Name> extends keyof Body
      ? Name
      : never]: Stored<F[Name], Body[BodyKey<F[Name], Name> & keyof Body]>
}
type Stored<F, Value> = F extends { kind: 'instant' } ? Date | Exclude<Value, string> : Value

/** The columns of a record's own answer, to be selected. */
export const answerColumns = <const F extends RecordFields, Table extends ColumnsOf<F>>(
  table: Table,
  fields: F,
): { [Name in keyof F]: Table[Name] } =>
  // The names and columns are those that the type derives from the same fields; the same holds below.
  Object.fromEntries(Object.keys(fields).map(name => [name, table[name]])) as {
    [Name in keyof F]: Table[Name]
  }

/** The columns of a row of a list, to be selected by the names that lists have for them; private ones are left out. */
export const rowColumns = <const F extends RecordFields, Table extends ColumnsOf<F>>(
  table: Table,
  fields: F,
): { [Name in keyof F as RowKey<F[Name], Name>]: Table[Name] } =>
  Object.fromEntries(rowFields(fields).map(([name, field]) => [rowName(name, field), table[name]])) as {
    [Name in keyof F as RowKey<F[Name], Name>]: Table[Name]
  }

/** Of a body that was read, what is stored, by column. What the body leaves out stays undefined: a statement skips it. */
export const storedFields = <const F extends RecordFields, Body extends object>(
  fields: F,
  body: Body,
): StoredBody<F, Body> => {
  const values = new Map<string, unknown>(Object.entries(body))
  const stored = bodyFields(fields).map(([name, field]) => {
    const value = values.get(bodyName(name, field))
    return [name, field.kind === 'instant' && typeof value === 'string' ? new Date(value) : value]
  })
  return Object.fromEntries(stored) as StoredBody<F, Body>
}

/** What an insert that meets a stored row sets: the fields as they were to be inserted. */
export const excludedFields = <const F extends RecordFields>(fields: F): { [Name in keyof F]: SQL } =>
  Object.fromEntries(bodyFields(fields).map(([name]) => [name, sql`excluded.${sql.identifier(name)}`])) as {
    [Name in keyof F]: SQL
  }

/** Of a stored row, what the record's own answer holds. */
export const answerOf = <const F extends RecordFields>(fields: F, row: StoredRecord<F>): RecordAnswer<F> =>
  wire(Object.fromEntries(Object.keys(fields).map(name => [name, row[name]]))) as RecordAnswer<F>

/** Of a stored row, what a row of a list holds. */
export const rowOf = <const F extends RecordFields>(fields: F, row: StoredRecord<F>): RecordRow<F> =>
  wire(
    Object.fromEntries(rowFields(fields).map(([name, field]) => [rowName(name, field), row[name]])),
  ) as RecordRow<F>

type Wire<Row> = {
  [Name in keyof Row]: Row[Name] extends Date | null ? string | Extract<Row[Name], null> : Row[Name]
}

/** A row as it goes over the wire: instants in UTC. */
export const wire = <Row extends object>(row: Row): Wire<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as Wire<Row>
