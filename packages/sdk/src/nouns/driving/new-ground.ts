import { CoveredGround } from '../../values/covered-ground'
import { decodePolyline, encodePolyline } from '../../values/polyline'
import type { FlatLine } from '../../values/simplify-line'
import { linesOfDay } from './day-lines'

/** Degrees, about 55 metres from north to south. */
const CELL = 5e-4

/** Two drives through one street mostly have their lines in cells beside each other. */
const REACH = 1

/**
 * Of each day's lines (`dayLines`), the days in order, what leads over ground near which no line was drawn before: what it
 * leaves out lies within 160 metres of one. A day that went nowhere else has an empty text; one that only stood, or has no
 * line, keeps what it has. Whoever changes this empties `ground` and `day_before` of `day_lines` in a migration.
 */
export function newGround(days: readonly string[]): string[] {
  const ground = new CoveredGround(CELL, REACH)
  return days.map(text => {
    const lines = linesOfDay(text)
      .map(line => decodePolyline(line))
      .filter(leadsOn)
    if (lines.length === 0) return text
    return lines
      .flatMap(line => ground.newStretches(line))
      .map(line => encodePolyline(line))
      .join(' ')
  })
}

const leadsOn = (line: FlatLine): boolean => line.some((value, at) => value !== line[at % 2])
