import type { Id } from '../values/ids'

/** What a field of every kind says. Labels and helps are English; another language translates them by the field's name. */
interface AnyField<Value> {
  label: string
  /** How sentences call it. Absent: the label. */
  sentenceLabel?: string
  help?: string
  /** Refuses a body without it, and one where it is blank. Absent: it may be left out, and is stored as none. */
  required?: string
  /** Bodies must hold it, but records older than that rule may lack it: answers and forms know null. */
  olderLackIt?: true
  /** Said of a value that is none of its kind. Absent: the kind's own text. */
  refusal?: string
  /** Stands where a new record does not say it, and where one is blanked. */
  default?: Value
  /** Named by hand in forms and bodies, where the documents call it otherwise than the record. */
  bodyName?: string
  /** The same in the rows of lists. */
  rowName?: string
  /** Heads its column. Absent: the label. */
  columnLabel?: string
  /** Whether a list shows it as a column: at first, once the user asks for it (the default), or never. */
  column?: 'shown' | 'hidden' | 'never'
  /** Masked in the audit; in no list and no file. */
  private?: true
  /** Answered and never taken: no body and no form has it. */
  answeredOnly?: true
}

interface OfNumber {
  /** `miles a day`. */
  unit?: string
  /** At least. */
  least?: number
  /** More than. */
  above?: number
  /** At most. */
  most?: number
  /** Said of more than that. Absent: the most there can be. */
  tooMuch?: string
}

/** One field of a record, by its kind. A day is `YYYY-MM-DD`, an instant UTC, an amount whole cents, a phone E.164. */
export type RecordField =
  /** `identifies`: it is compared with others, so what is not seen is refused within it. */
  | (AnyField<string> & { kind: 'line'; longest?: number; identifies?: true })
  | (AnyField<string> & { kind: 'lines'; longest?: number })
  | (AnyField<string> & { kind: 'email' | 'phone' | 'url' | 'day' | 'instant' })
  | (AnyField<number> & OfNumber & { kind: 'number'; whole?: true })
  | (AnyField<number> & OfNumber & { kind: 'cents' })
  | (AnyField<number> & { kind: 'rating'; most: number })
  | (AnyField<boolean> & { kind: 'yes_no' })
  /** Labels by the stored value. */
  | (AnyField<string> & { kind: 'choice'; options: Readonly<Record<string, string>> })
  /** `resource`: where the console looks the record up; absent: the form has an input of its own for it. */
  | (AnyField<number> & { kind: 'id'; of: string; resource?: string })

/** The fields of a kind of record by the names of their columns, in the order of the form. */
export type RecordFields = Readonly<Record<string, RecordField>>

/** What a body holds of a field that is filled in. */
export type ValueOf<F> = F extends { kind: 'choice'; options: infer Options }
  ? keyof Options & string
  : StoredValueOf<F>

/** What is stored may be older than the options there are now. */
type StoredValueOf<F> = F extends { kind: 'id'; of: infer Kind extends string }
  ? Id<Kind>
  : F extends { kind: 'number' | 'cents' | 'rating' }
    ? number
    : F extends { kind: 'yes_no' }
      ? boolean
      : string

/** What it holds of one that is not. */
export type Blank<F> = F extends { required: string } | { default: unknown } ? never : null
type OldBlank<F> = F extends { olderLackIt: true } ? null : Blank<F>

/** What bodies call a field. */
export type BodyKey<F, Name> = F extends { answeredOnly: true }
  ? never
  : F extends { bodyName: infer BodyName extends string }
    ? BodyName
    : Name
/** What rows of lists call a field. */
export type RowKey<F, Name> = F extends { private: true }
  ? never
  : F extends { rowName: infer RowName extends string }
    ? RowName
    : Name

/** What a body holds once it is read: every field, null where it is blank. */
export type RecordBody<F extends RecordFields> = {
  -readonly [Name in keyof F as BodyKey<F[Name], Name>]: ValueOf<F[Name]> | Blank<F[Name]>
}

/** What a record's own answer holds. */
export type RecordAnswer<F extends RecordFields> = {
  -readonly [Name in keyof F]: StoredValueOf<F[Name]> | OldBlank<F[Name]>
}

/** What a row of a list holds: nothing private. */
export type RecordRow<F extends RecordFields> = {
  -readonly [Name in keyof F as RowKey<F[Name], Name>]: StoredValueOf<F[Name]> | OldBlank<F[Name]>
}

export const bodyName = (name: string, { bodyName: asBody = name }: RecordField): string => asBody
export const rowName = (name: string, { rowName: asRow = name }: RecordField): string => asRow

/** Fields that bodies and forms hold, in order. */
export const bodyFields = (fields: RecordFields): [name: string, field: RecordField][] =>
  Object.entries(fields).filter(([, field]) => !field.answeredOnly)

/** Fields that rows of lists hold, in order. */
export const rowFields = (fields: RecordFields): [name: string, field: RecordField][] =>
  Object.entries(fields).filter(([, field]) => !field.private)

/** Columns whose values the audit masks. */
export const privateNames = (fields: RecordFields): string[] =>
  Object.keys(fields).filter(name => fields[name]?.private)

/** Of what a form holds, what a body takes. */
export const pickBody = (
  fields: RecordFields,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    bodyFields(fields).map(([name, field]) => [bodyName(name, field), values[bodyName(name, field)]]),
  )

/** The values that a form starts with, from a row of a list. */
export const formValues = (
  fields: RecordFields,
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    bodyFields(fields).map(([name, field]) => [bodyName(name, field), row[rowName(name, field)]]),
  )

/** The English names of fields in sentences. */
export const sentenceLabels = (fields: RecordFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { label, sentenceLabel = label }]) => [name, sentenceLabel]),
  )
