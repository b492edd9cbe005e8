import { bodyName, type RecordFields, rowName } from '@product/sdk/contract'

/** The English labels of a resource's fields, under every name that a form or a list has for them. */
export const fieldLabels = (fields: RecordFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => [
      [name, field.label],
      [bodyName(name, field), field.label],
      [rowName(name, field), field.columnLabel ?? field.label],
    ]),
  )
