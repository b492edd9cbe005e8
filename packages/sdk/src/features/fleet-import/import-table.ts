import { composedText } from '../../values/composed-text'
import { decodeText } from '../../values/decode-text'
import { readCsvText } from '../../values/read-csv'
import { headTarget } from './head-names'
import { FLEET_IMPORT_LIMITS, FLEET_IMPORT_TEXTS } from './import-texts'
import { blotted, isPersonalNumber } from './personal-numbers'

/** A row of the file. */
export interface ImportRow {
  line: number
  cells: string[]
}

/** A file that was read. */
export interface ImportTable {
  heads: string[]
  /** The line of the heads. */
  headLine: number
  rows: ImportRow[]
}

/** Titles and notes that reports put above their heads. */
const MOST_LINES_ABOVE = 10

const isBlank = (cells: readonly string[]): boolean => cells.every(cell => cell.trim() === '')

/** How many fields a row names. A name like Federal Freight alone makes no head. */
function known({ cells }: ImportRow): number {
  const fields = cells.filter(cell => headTarget(cell) !== undefined).length
  return fields === 0 ? 0 : fields + cells.filter(isPersonalNumber).length
}

/** The heads are the row, of the first few, that names the most fields; where none names any, the first. */
function headOf(rows: readonly ImportRow[]): number {
  const counts = rows.slice(0, MOST_LINES_ABOVE).map(known)
  return counts.indexOf(Math.max(...counts))
}

/** Blots numbers out also where they are written in wide digits, or with signs between them that are not seen. */
function withoutNumbers(cell: string): string {
  const plain = cell.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  const clean = blotted(plain)
  return clean === plain ? cell : clean
}

/**
 * The heads and rows of a CSV file, or why it is none that can be imported. Cells below a head that names an SSN or EIN
 * are emptied, and what is written like one is blotted out elsewhere, so that no step after this one can keep, send or
 * show it.
 */
export function readImportTable(bytes: Uint8Array): ImportTable | { problem: string } {
  if (bytes.byteLength > FLEET_IMPORT_LIMITS.bytes) return { problem: FLEET_IMPORT_TEXTS.tooLarge }
  // Some systems write an accent as a sign of its own; names are compared and stored as one.
  const text = composedText(decodeText(bytes))
  if (text.includes('\0')) return { problem: FLEET_IMPORT_TEXTS.notText }
  const { rows: filled, problems } = readCsvText(text)
  const [open] = problems
  if (open !== undefined) return { problem: FLEET_IMPORT_TEXTS.openQuote(open.line) }
  const all = filled.filter(({ cells }) => !isBlank(cells))
  const at = headOf(all)
  const head = all[at]
  const rows = all.slice(at + 1)
  if (head === undefined || rows.length === 0) return { problem: FLEET_IMPORT_TEXTS.noRows }
  if (rows.length > FLEET_IMPORT_LIMITS.rows) {
    return { problem: FLEET_IMPORT_TEXTS.tooManyRows(FLEET_IMPORT_LIMITS.rows, rows.length) }
  }
  if (head.cells.length > FLEET_IMPORT_LIMITS.columns) {
    return { problem: FLEET_IMPORT_TEXTS.tooManyColumns(FLEET_IMPORT_LIMITS.columns) }
  }
  const heads = head.cells.map(cell => withoutNumbers(cell.trim()))
  const secret = heads.map(isPersonalNumber)
  return {
    heads,
    headLine: head.line,
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell, column) => (secret[column] ? '' : withoutNumbers(cell))),
    })),
  }
}

const cellText = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const breaks = (cells: readonly string[]): number => cells.join('').match(/\r\n|\r|\n/g)?.length ?? 0

/** The table as CSV text, every row on the line on which it stood, so that a file of it has the same line numbers. */
export function tableText({ heads, headLine, rows }: ImportTable): string {
  let text = ''
  let line = 1
  for (const row of [{ line: headLine, cells: heads }, ...rows]) {
    text += `${'\n'.repeat(Math.max(0, row.line - line))}${row.cells.map(cellText).join(',')}\n`
    line = row.line + breaks(row.cells) + 1
  }
  return text
}
