import { breaksIn, type CsvRow, csvRows } from './csv-rows'

const ROWS_LOOKED_AT = 20
const CHARACTERS_LOOKED_AT = 100_000

/** What the first rows of CSV text look like: what separates their cells, and how many the widest has. */
export interface GuessedShape {
  separator: string
  mostCells: number
}

/**
 * The separator that makes the first rows most alike and wide, and leaves fewest quotes where none belong. The first of
 * `separators` where nothing tells.
 */
export function guessSeparator(text: string, separators: readonly string[]): GuessedShape {
  const head = headOf(text)
  let best: GuessedShape & { score: number } = {
    separator: separators[0] ?? ',',
    mostCells: Infinity,
    score: 0,
  }
  for (const separator of separators) {
    const { rows, faults } = firstRows(head, separator)
    const score = scoreOf(rows, faults)
    if (score > best.score + 1e-9) best = { separator, score, mostCells: widest(rows) }
  }
  return best.score > 0 ? best : { ...best, mostCells: widest(firstRows(head, best.separator).rows) }
}

/** Whole lines only: a cut row would look narrower than it is. */
function headOf(text: string): string {
  if (text.length <= CHARACTERS_LOOKED_AT) return text
  const cut = text.slice(0, CHARACTERS_LOOKED_AT)
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('\r')) + 1) || cut
}

function firstRows(text: string, separator: string): { rows: CsvRow[]; faults: number } {
  const rows: CsvRow[] = []
  let faults = 0
  for (const row of csvRows(text, { separator, mostCells: Infinity, cellsBreak: true })) {
    if ('cells' in row) rows.push(row)
    else faults += 1
    if (rows.length + faults === ROWS_LOOKED_AT) break
  }
  return { rows, faults }
}

/** A row over several lines may be one that a quote made grow. */
function widest(rows: readonly CsvRow[]): number {
  const widths = rows.filter(({ cells }) => breaksIn(cells.join('')) === 0).map(({ cells }) => cells.length)
  return widths.length === 0 ? Infinity : Math.max(...widths)
}

/** 0 for rows of one cell. */
function scoreOf(rows: readonly CsvRow[], faults: number): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [usual = 1, often = 0] =
    [...counts].filter(([width]) => width > 1).sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
  const alike = often / rows.length || 0
  const odd =
    (rows.filter(({ cells }) => cells.some(cell => cell.includes('"'))).length + faults) /
    (rows.length + faults || 1)
  const likeItsHead = rows[0]?.cells.length === usual ? 1 : 0.7
  return (alike * likeItsHead * (1 - 1 / usual)) / (1 + odd)
}
