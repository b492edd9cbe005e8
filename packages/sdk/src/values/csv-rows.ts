/** One row of CSV text. */
export interface CsvRow {
  /** The line of the file on which it begins, from 1: blank lines and breaks within cells count. */
  line: number
  /** The line on which it ends: another one where a cell holds a break. */
  lastLine: number
  cells: string[]
}

/** Lines that are no row. */
export interface CsvProblem {
  line: number
  lastLine: number
  /** What stands there. */
  text: string
  message: string
}

export const CSV_TEXTS = {
  openQuote: 'A quote opens here and is not closed where its cell ends',
  grownTogether: (lastLine: number) =>
    `A quote makes one row of this line to line ${lastLine}, with more cells than the others have: one is missing or too many`,
} as const

export interface CsvShape {
  separator: string
  /** A row over several lines that has more cells than this is none: its quote closed by chance. */
  mostCells: number
  /** Whether quoted cells may hold line breaks. */
  cellsBreak: boolean
}

const BREAK = /\r\n|\r|\n/g

export const breaksIn = (text: string): number => text.match(BREAK)?.length ?? 0

/**
 * The rows of CSV text one by one, and the lines that are none with the reason; blank lines are neither. Lines end with
 * LF, CR LF or CR, also mixed. A quote within a cell of one line is a sign like any other. A quote that isn't closed
 * costs its own line: the next one is read as a row again.
 */
export function* csvRows(text: string, shape: CsvShape): Generator<CsvRow | CsvProblem, void, undefined> {
  // What is looked through in vain for closing quotes, altogether: no file can make its lines be read over and over.
  const patience = { left: text.length }
  let at = 0
  let line = 1
  while (at < text.length) {
    const [end, next] = lineEnd(text, at)
    const raw = text.slice(at, end)
    if (!raw.includes('"')) {
      if (raw.trim() !== '') yield { line, lastLine: line, cells: plainCells(raw, shape.separator) }
      at = next
      line += 1
      continue
    }
    const row = readRow(text, at, shape, patience)
    const lastLine = line + row.breaks
    const grown = row.breaks > 0 && row.cells.length > shape.mostCells
    if (row.closed && !grown) {
      yield { line, lastLine, cells: row.cells }
      at = lineEnd(text, row.end)[1]
      line = lastLine + 1
      continue
    }
    const message = grown ? CSV_TEXTS.grownTogether(lastLine) : CSV_TEXTS.openQuote
    const [badEnd, badNext] = grown ? [end, next] : lineEnd(text, row.end)
    const badLine = grown ? line : lastLine
    if (grown) patience.left -= row.end - at
    yield { line, lastLine: badLine, text: text.slice(at, badEnd), message }
    at = badNext
    line = badLine + 1
  }
}

/** Where the line ends, and where the next one begins. */
function lineEnd(text: string, from: number): [end: number, next: number] {
  BREAK.lastIndex = from
  const found = BREAK.exec(text)
  return found === null ? [text.length, text.length] : [found.index, BREAK.lastIndex]
}

/** Blanks stand in runs where they separate. */
const plainCells = (raw: string, separator: string): string[] =>
  separator === ' ' ? raw.trim().split(/ +/) : raw.split(separator)

interface ReadRow {
  cells: string[]
  /** Breaks before `end`. */
  breaks: number
  /** Where the row ends; of one that isn't closed, where its open quote stands. */
  end: number
  closed: boolean
}

function readRow(text: string, start: number, shape: CsvShape, patience: { left: number }): ReadRow {
  const { separator } = shape
  const cells: string[] = []
  let breaks = 0
  let at = separator === ' ' ? pastPadding(text, start, '') : start
  for (;;) {
    const open = pastPadding(text, at, separator)
    const cell = text[open] === '"' ? quotedCell(text, open, shape, patience) : undefined
    // Behind blanks a quote that is not closed is a sign like any other.
    if (cell === null && open === at) return { cells, breaks, end: open, closed: false }
    const end = cell ? cell.end : plainEnd(text, at, separator)
    cells.push(cell ? cell.value : text.slice(at, end))
    breaks += cell?.breaks ?? 0
    const afterBlanks = separator === ' ' ? pastPadding(text, end, '') : end
    if (isEnd(text[afterBlanks])) return { cells, breaks, end: afterBlanks, closed: true }
    at = separator === ' ' ? afterBlanks : end + 1
  }
}

/** The cell whose quote opens there, or null where it isn't closed. */
function quotedCell(
  text: string,
  open: number,
  { separator, cellsBreak }: CsvShape,
  patience: { left: number },
): { value: string; end: number; breaks: number } | null {
  const limit = cellsBreak && patience.left > 0 ? text.length : lineEnd(text, open)[0]
  let value = ''
  let breaks = 0
  let stray = false
  let from = open + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    const found = quote >= 0 && quote < limit
    const piece = found ? text.slice(from, quote) : ''
    breaks += breaksIn(piece)
    const end = pastPadding(text, quote + 1, separator)
    const isPair = found && text[quote + 1] === '"'
    const closes = found && !isPair && (text[end] === separator || isEnd(text[end]))
    stray ||= found && !isPair && !closes
    if (!found || (stray && breaks > 0)) {
      patience.left -= (found ? quote : limit) - open
      return null
    }
    value += piece
    if (closes) return { value, end, breaks }
    value += '"'
    from = quote + (isPair ? 2 : 1)
  }
}

function plainEnd(text: string, from: number, separator: string): number {
  let end = from
  while (text[end] !== separator && !isEnd(text[end])) end += 1
  return end
}

const isEnd = (sign: string | undefined): boolean => sign === undefined || sign === '\n' || sign === '\r'

/** Past blanks that stand around a quote, as writers that line up their columns put them. */
function pastPadding(text: string, from: number, separator: string): number {
  let at = from
  while (text[at] !== separator && (text[at] === ' ' || text[at] === '\t' || text[at] === '\u00A0')) at += 1
  return at
}
