import { groupBy } from '../../values/group-by'
import type { FileProblem } from './gps-file'

const MOST_PLACES = 10

/**
 * One problem for each kind, at the line where it stands first, with the other lines in its message: a log repeats one
 * fault thousands of times. Messages that differ in what they quote are of one kind.
 */
export function groupProblems(problems: readonly FileProblem[]): FileProblem[] {
  const kinds = groupBy(problems, ({ message }) => message.replace(/".*"/, ''))
  return [...kinds.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return []
    const lines = [...new Set(more.flatMap(({ line }) => line ?? []))].filter(line => line !== first.line)
    return lines.length === 0
      ? first
      : { ...first, message: `${first.message}; also on ${placesText(lines)}` }
  })
}

/** `lines 3, 5–9 and 120 more`. */
function placesText(lines: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const line of [...lines].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.to === line - 1) last.to = line
    else ranges.push({ from: line, to: line })
  }
  const shown = ranges.slice(0, MOST_PLACES)
  const counted = shown.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  const text = shown.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
  const rest = lines.length - counted
  return `${lines.length === 1 ? 'line' : 'lines'} ${text}${rest === 0 ? '' : ` and ${rest} more`}`
}
