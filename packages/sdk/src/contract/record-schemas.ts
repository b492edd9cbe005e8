import { z } from 'zod'
import { isDay } from '../values/utc-day'
import { readPhone } from '../values/phone-number'
import { bodyId, id } from './id-param'
import { instantField } from './instant-field'
import {
  bodyFields,
  bodyName,
  type RecordAnswer,
  type RecordBody,
  type RecordField,
  type RecordFields,
  type RecordRow,
  rowFields,
  rowName,
} from './record-fields'
import { emailField, identifierField, lineField, linesField } from './text-field'

/** What is said of a value that is none of its kind, where the field has no words of its own. */
export const RECORD_FIELD_TEXTS = {
  phone: 'This is not a phone number.',
  url: 'Please enter an address that begins with https:// or http://.',
  day: 'Please select a date.',
  instant: 'Please select a date.',
  number: 'Please enter a number.',
  cents: 'Please enter an amount.',
  rating: 'Please choose a rating.',
  yes_no: 'Please choose yes or no.',
  choice: 'Please choose one of the options.',
  id: 'Please choose one.',
  least: (least: number, unit: string) => `Please enter at least ${numeral(least)}${unit}.`,
  above: (above: number, unit: string) => `Please enter more than ${numeral(above)}${unit}.`,
  most: (most: number, unit: string) => `Please enter at most ${numeral(most)}${unit}.`,
} as const

const numeral = (number: number): string => number.toLocaleString('en-US')

type Kind = RecordField['kind']
type OfKind<K extends Kind> = Extract<RecordField, { kind: K }>
type Schemas = { [K in Kind]: (field: OfKind<K>, required: string | undefined) => z.ZodType }

const isLink = (text: string): boolean => text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text))

const bounded = (field: OfKind<'number'> | OfKind<'cents'>, missing: string, whole: boolean) => {
  const { least, above, most, refusal, tooMuch } = field
  const [scale, unit] =
    field.kind === 'cents' ? [100, ''] : [1, field.unit === undefined ? '' : ` ${field.unit}`]
  let number = z.number({ error: missing })
  if (whole) number = number.int(refusal ?? missing)
  if (least !== undefined)
    number = number.min(least, refusal ?? RECORD_FIELD_TEXTS.least(least / scale, unit))
  if (above !== undefined) number = number.gt(above, refusal ?? RECORD_FIELD_TEXTS.above(above / scale, unit))
  if (most !== undefined) number = number.max(most, tooMuch ?? RECORD_FIELD_TEXTS.most(most / scale, unit))
  return number
}

/** What a body may hold where a field is filled in. `required` is said of a text that is blank; null is dealt with around. */
const SCHEMAS: Schemas = {
  line: ({ longest, identifies }, required) =>
    identifies ? identifierField(required, longest) : lineField(required, longest),
  lines: ({ longest }, required) => linesField(required, longest),
  email: (_field, required) => emailField(required),
  phone: ({ refusal = RECORD_FIELD_TEXTS.phone }, required) =>
    lineField(required, 40).transform((text, context) => {
      const phone = text === '' ? text : readPhone(text)
      if (phone !== undefined) return phone
      context.addIssue({ code: 'custom', message: refusal })
      return z.NEVER
    }),
  url: ({ refusal = RECORD_FIELD_TEXTS.url }, required) => lineField(required, 2000).refine(isLink, refusal),
  day: ({ refusal }, required) => {
    const message = refusal ?? required ?? RECORD_FIELD_TEXTS.day
    return z.string({ error: required ?? message }).refine(isDay, message)
  },
  instant: ({ refusal }, required) => instantField(refusal ?? required ?? RECORD_FIELD_TEXTS.instant),
  number: (field, required) =>
    bounded(field, required ?? field.refusal ?? RECORD_FIELD_TEXTS.number, field.whole ?? false),
  cents: (field, required) => bounded(field, required ?? field.refusal ?? RECORD_FIELD_TEXTS.cents, true),
  rating: ({ most, refusal = RECORD_FIELD_TEXTS.rating }, required) =>
    z
      .number({ error: required ?? refusal })
      .int(refusal)
      .min(0, refusal)
      .max(most, refusal),
  yes_no: ({ refusal = RECORD_FIELD_TEXTS.yes_no }, required) => z.boolean({ error: required ?? refusal }),
  choice: ({ options, refusal = RECORD_FIELD_TEXTS.choice }, required) =>
    z.enum(Object.keys(options), { error: required ?? refusal }),
  id: ({ refusal = RECORD_FIELD_TEXTS.id }, required) => bodyId(required ?? refusal),
}

const ANSWERS: Readonly<Record<Kind, () => z.ZodType>> = {
  line: z.string,
  lines: z.string,
  email: z.string,
  phone: z.string,
  url: z.string,
  day: z.iso.date,
  instant: z.iso.datetime,
  number: z.number,
  cents: () => z.number().int(),
  rating: z.number,
  yes_no: z.boolean,
  choice: z.string,
  id,
}

/** What is read of a field that is filled in, blank or null; `required` is said where it is not filled in. */
function fieldSchema(field: RecordField): z.ZodType {
  // The table has the schema of each kind under its own name.
  const filled = (SCHEMAS[field.kind] as (field: RecordField, required?: string) => z.ZodType)(
    field,
    field.required,
  )
  if (field.required !== undefined) return filled
  const blank = field.default ?? null
  return filled.nullable().transform(value => (value === null || value === '' ? blank : value))
}

type Read<Value> = z.ZodType<Value, Value>
/** A required one can't be left out of a new record; what else is missing becomes null or the default. */
type NewField<F, Value> = F extends { required: string }
  ? Read<Value>
  : z.ZodDefault<z.ZodType<Value, Value | null>>

type BodyNames<F extends RecordFields> = {
  [Name in keyof F as F[Name] extends { bodyName: infer BodyName extends string } ? BodyName : Name]: F[Name]
}

type NewShape<F extends RecordFields> = {
  [Name in keyof RecordBody<F>]: NewField<BodyNames<F>[Name & keyof BodyNames<F>], RecordBody<F>[Name]>
}
type EditShape<F extends RecordFields> = {
  [Name in keyof RecordBody<F>]: z.ZodOptional<z.ZodType<RecordBody<F>[Name], RecordBody<F>[Name] | null>>
}
type LooseShape<F extends RecordFields> = {
  [Name in keyof RecordBody<F>]: z.ZodOptional<Read<LooseValue<RecordBody<F>[Name]> | null>>
}
type LooseValue<Value> = Value extends string ? string : Exclude<Value, null>
type ReadShape<Values> = { [Name in keyof Values]: Read<Values[Name]> }

/** The fields of a body that makes a record. What may be blank and is left out is null, or its default. */
export const newShape = <const F extends RecordFields>(fields: F): NewShape<F> =>
  // The names and values are those that the type derives from the same fields; the same holds below.
  Object.fromEntries(
    bodyFields(fields).map(([name, field]) => [
      bodyName(name, field),
      field.required === undefined ? fieldSchema(field).default(field.default ?? null) : fieldSchema(field),
    ]),
  ) as NewShape<F>

/** The fields of a body that changes a record: what is left out stays, what is required can't be blanked. */
export const editShape = <const F extends RecordFields>(fields: F): EditShape<F> =>
  Object.fromEntries(
    bodyFields(fields).map(([name, field]) => [bodyName(name, field), fieldSchema(field).optional()]),
  ) as EditShape<F>

const LOOSE: Readonly<Partial<Record<Kind, () => z.ZodType>>> = {
  number: z.number,
  cents: z.number,
  rating: z.number,
  id: z.number,
  yes_no: z.boolean,
}

const loose = ({ kind }: RecordField): z.ZodType => (LOOSE[kind] ?? z.string)().nullish()

/** Fields that are only known to be texts, numbers, yes or no: for a call that learns later by which rules they are read. */
export const looseShape = <const F extends RecordFields>(fields: F): LooseShape<F> =>
  Object.fromEntries(
    bodyFields(fields).map(([name, field]) => [bodyName(name, field), loose(field)]),
  ) as LooseShape<F>

const answered = (field: RecordField): z.ZodType => {
  const schema = ANSWERS[field.kind]()
  const isThere = field.required !== undefined ? !field.olderLackIt : field.default !== undefined
  return isThere ? schema : schema.nullable()
}

/** The fields of a record's own answer, by the names of their columns. */
export const answerShape = <const F extends RecordFields>(fields: F): ReadShape<RecordAnswer<F>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answered(field)])) as ReadShape<
    RecordAnswer<F>
  >

/** The fields of a row of a list, by the names that lists have for them; private ones are left out. */
export const rowShape = <const F extends RecordFields>(fields: F): ReadShape<RecordRow<F>> =>
  Object.fromEntries(
    rowFields(fields).map(([name, field]) => [rowName(name, field), answered(field)]),
  ) as ReadShape<RecordRow<F>>
