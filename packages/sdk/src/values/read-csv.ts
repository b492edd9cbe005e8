import Papa from 'papaparse'

const UTF_16: readonly (readonly [first: number, second: number, encoding: string])[] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
]

/** What Windows-1252 has from 0x80 to 0x9f. Written out, since some versions of Node read control characters there. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const windows1252 = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => FROM_0X80[byte - 0x80] ?? String.fromCharCode(byte)).join('')

/**
 * The text of an uploaded file: UTF-16 either way round where its byte order mark says so, else UTF-8; bytes that are
 * not UTF-8 are read as Windows-1252, in which spreadsheets of the Americas save.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const marked = UTF_16.find(([first, second]) => bytes[0] === first && bytes[1] === second)
  if (marked) return new TextDecoder(marked[2]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return windows1252(bytes)
  }
}

/** One row of CSV text. */
export interface CsvRow {
  /** The line of the file on which it begins, from 1: blank lines and breaks within cells count. */
  line: number
  cells: string[]
}

const SEPARATORS = [',', ';', '\t', '|']

/** CSV text that was read. */
export interface CsvText {
  rows: CsvRow[]
  /** The line of the first row that a stray quote made run over several lines, or to the end of the text. */
  openQuoteLine: number | undefined
}

/**
 * The rows of CSV text with their lines, blank lines left out. The separator (comma, semicolon, tab or bar) is found
 * from the content; rows may differ in length. Nothing is refused: a quote that never closes makes one long cell, and
 * its line is told.
 */
export function readCsvText(text: string): CsvText {
  const bare = text.replace(/^\uFEFF/, '')
  // An empty last line would mislead the search for the separator.
  const { delimiter } = Papa.parse<string[]>(bare, {
    skipEmptyLines: true,
    delimitersToGuess: SEPARATORS,
    preview: 20,
  }).meta
  const { data, errors } = Papa.parse<string[]>(bare, { delimiter })
  const stray = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  const rows: CsvRow[] = []
  let openQuoteLine: number | undefined
  let line = 1
  for (const [at, cells] of data.entries()) {
    if (cells.length > 1 || cells[0]?.trim()) rows.push({ line, cells })
    const breaks = cells.join('').match(/\r\n|\r|\n/g)?.length ?? 0
    // A quote in the middle of a cell that ends on its own line does no harm: 12" box.
    if (stray.has(at) && (breaks > 0 || at === data.length - 1)) openQuoteLine ??= line
    line += 1 + breaks
  }
  return { rows, openQuoteLine }
}

/** The cells alone, row by row. */
export const readCsv = (text: string): string[][] => readCsvText(text).rows.map(({ cells }) => cells)
