import {
  type Blank,
  bodyFields,
  type BodyKey,
  bodyName,
  type RecordAnswer,
  type RecordField,
  type RecordFields,
  type ValueOf,
} from './record-fields'

type NotYet<F, IsStored> = F extends { required: string }
  ? IsStored extends true
    ? F extends { olderLackIt: true }
      ? undefined
      : never
    : undefined
  : never

/** What a form starts with. What must be there and is not there yet is undefined. */
type StartValues<F extends RecordFields, IsStored> = {
  -readonly [Name in keyof F as BodyKey<F[Name], Name>]:
    | ValueOf<F[Name]>
    | Blank<F[Name]>
    | NotYet<F[Name], IsStored>
}

/**
 * The values of a form for a record, or for a new one: what is stored, else the default, else none. An option that is no
 * more counts as none.
 */
export const startValues = <const F extends RecordFields, Stored extends Partial<RecordAnswer<F>>>(
  fields: F,
  stored: Stored,
): StartValues<F, Stored extends RecordAnswer<F> ? true : false> => {
  const values = new Map<string, unknown>(Object.entries(stored))
  const start = ([name, field]: [string, RecordField]) => {
    const value = values.get(name)
    const isKnown = field.kind !== 'choice' || Object.hasOwn(field.options, String(value))
    const none = field.required === undefined ? null : undefined
    return [bodyName(name, field), (isKnown ? value : undefined) ?? field.default ?? none]
  }
  // The names and values are those that the type derives from the same fields.
  return Object.fromEntries(bodyFields(fields).map(start)) as StartValues<
    F,
    Stored extends RecordAnswer<F> ? true : false
  >
}
