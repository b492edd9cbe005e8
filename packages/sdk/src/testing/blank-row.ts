import {
  type RecordField,
  type RecordFields,
  type RecordRow,
  rowFields,
  rowName,
} from '../contract/record-fields'

const BLANK = { number: 0, cents: 0, rating: 0, yes_no: false, id: 0 } as const

/** A row in which nothing is filled in: for stories and tests, which say only what they are about. */
export const blankRow = <const F extends RecordFields>(fields: F): RecordRow<F> => {
  const blank = ({ kind, required, olderLackIt, default: standard }: RecordField) =>
    standard ??
    (required === undefined || olderLackIt ? null : kind in BLANK ? BLANK[kind as keyof typeof BLANK] : '')
  // The keys and values are those that the type derives from the same fields.
  return Object.fromEntries(
    rowFields(fields).map(([name, field]) => [rowName(name, field), blank(field)]),
  ) as RecordRow<F>
}
