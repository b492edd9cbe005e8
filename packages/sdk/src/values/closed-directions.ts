const MARKS = /[\u202A-\u202E\u2066-\u2069]/
const EMBEDDING_END = '\u202C'
const ISOLATE_END = '\u2069'

const ENDS: Readonly<Record<string, string>> = {
  '\u202A': EMBEDDING_END,
  '\u202B': EMBEDDING_END,
  '\u202D': EMBEDDING_END,
  '\u202E': EMBEDDING_END,
  '\u2066': ISOLATE_END,
  '\u2067': ISOLATE_END,
  '\u2068': ISOLATE_END,
}

/**
 * A line whose marks of direction end where it ends, and end nothing that they didn't begin: within a sentence, a table
 * or a message it turns nothing around but itself. Source: Unicode, UAX 9.
 */
export function closedDirections(line: string): string {
  if (!MARKS.test(line)) return line
  const open: string[] = []
  let closed = ''
  for (const sign of line) {
    const end = ENDS[sign]
    if (end !== undefined) open.push(end)
    if ((sign === EMBEDDING_END || sign === ISOLATE_END) && !endsOne(open, sign)) continue
    closed += sign
  }
  return closed + open.reverse().join('')
}

/** The end of an isolate ends the embeddings within it too. */
function endsOne(open: string[], sign: string): boolean {
  const at = sign === ISOLATE_END ? open.lastIndexOf(sign) : open.length - 1
  if (open[at] !== sign) return false
  open.length = at
  return true
}
