import { type CsvProblem, type CsvRow, csvRows } from './csv-rows'
import { guessSeparator } from './csv-separator'

export type { CsvProblem, CsvRow } from './csv-rows'

const SEPARATORS = [',', ';', '\t', '|']

export interface CsvOptions {
  /** Whether a run of blanks may separate cells too. */
  blanksSeparate?: boolean
  /** False where no cell holds a line break: then a quote that is not closed is found on its own line. */
  cellsBreak?: boolean
}

/**
 * The rows of CSV text in their order and, among them, the lines that are no row with the reason; blank lines are left
 * out, so every other line is in one or the other. The separator (comma, semicolon, tab or bar) is found from the
 * content; rows may differ in length.
 */
export function eachCsvRow(
  text: string,
  { blanksSeparate = false, cellsBreak = true }: CsvOptions = {},
): Generator<CsvRow | CsvProblem, void, undefined> {
  const bare = text.replace(/^\uFEFF/, '')
  const guessed = guessSeparator(bare, blanksSeparate ? [...SEPARATORS, ' '] : SEPARATORS)
  return csvRows(bare, { ...guessed, cellsBreak })
}

/** CSV text that was read. */
export interface CsvText {
  rows: CsvRow[]
  problems: CsvProblem[]
}

/** The same, rows and problems apart. */
export function readCsvText(text: string): CsvText {
  const rows: CsvRow[] = []
  const problems: CsvProblem[] = []
  for (const row of eachCsvRow(text)) {
    if ('cells' in row) rows.push(row)
    else problems.push(row)
  }
  return { rows, problems }
}

/** The cells alone, row by row. */
export const readCsv = (text: string): string[][] => readCsvText(text).rows.map(({ cells }) => cells)
