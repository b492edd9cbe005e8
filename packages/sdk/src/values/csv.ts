import Papa from 'papaparse'
import { visibleText } from './visible-text'

/** A number already written out, such as an amount with its two decimals: goes into a file bare. */
export interface Numeral {
  readonly numeral: string
}

/** Text that must arrive to the letter, such as a key that another program matches: no apostrophe goes before it. */
export interface ExactText {
  readonly exact: string
}

/** Undefined and null make an empty cell. */
export type CsvCell = string | number | Numeral | ExactText | null | undefined

/**
 * Opens with = + - @ (or their full-width forms), also behind blanks, or with a tab or a line break: a spreadsheet
 * would run such a text. Source: OWASP, "CSV Injection".
 */
const FORMULA_START = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** Separators of any locale, quotes, breaks, and blanks at an end, which readers like to trim. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** Whether a spreadsheet would read the text as a formula. Names that go into the bill file must not. */
export const looksLikeFormula = (text: string): boolean =>
  FORMULA_START.test(text) || FORMULA_START.test(visibleText(text))

/** A telephone number as it is stored: a spreadsheet reads a number, and there is nothing to run. */
const TELEPHONE = /^\+[1-9]\d{7,14}$/

/** A number as a cell that keeps exactly so many decimals; no number makes an empty cell. */
export const numeral = (value: number, decimals: number): CsvCell =>
  Number.isFinite(value) ? { numeral: value.toFixed(decimals) } : null

const BYTE_ORDER_MARK = '\uFEFF'
const ROW_END = '\r\n'

/**
 * The text of a CSV file: a byte order mark (spreadsheets take the file for another encoding without it), commas,
 * and CR LF after every row. Numbers go out bare. Text that a spreadsheet would run as a formula gets a leading
 * apostrophe, which telephone numbers like `+13105550101` need not. Exact text goes out as it is: whoever writes
 * it sees to it that it is harmless.
 */
export function writeCsv(rows: Iterable<readonly CsvCell[]>): string {
  const texts = Array.from(rows, row => row.map(cellText))
  if (texts.length === 0) return BYTE_ORDER_MARK
  const quotes = (text: string) => NEEDS_QUOTES.test(text)
  return `${BYTE_ORDER_MARK}${Papa.unparse(texts, { newline: ROW_END, quotes })}${ROW_END}`
}

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (typeof cell === 'object') return 'numeral' in cell ? cell.numeral : cell.exact
  return looksLikeFormula(cell) && !TELEPHONE.test(cell) ? `'${cell}` : cell
}
