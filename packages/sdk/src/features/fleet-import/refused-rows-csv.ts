import { writeCsv } from '../../values/csv'
import { targetLabel } from './import-fields'
import type { ImportTable } from './import-table'

/** A problem as it is answered. */
interface SaidProblem {
  field: string | null
  message: string
}

/** `Vendor: Phone: This is not a phone number.` */
export const problemText = ({ field, message }: SaidProblem): string =>
  field === null ? message : `${targetLabel(field)}: ${message}`

/**
 * The refused rows as a CSV file: line and reasons, then the row as it was read, so that it can be mended and imported
 * by itself.
 */
export function refusedRowsCsv(
  { heads, rows }: ImportTable,
  refused: readonly { line: number; problems: readonly SaidProblem[] }[],
): string {
  const cellsOf = new Map(rows.map(({ line, cells }) => [line, cells]))
  return writeCsv([
    ['Line', 'Reason', ...heads],
    ...refused.map(({ line, problems }) => [
      line,
      problems.map(problemText).join('; '),
      ...(cellsOf.get(line) ?? []),
    ]),
  ])
}
