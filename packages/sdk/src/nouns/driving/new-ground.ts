import { CoveredGround } from '../../values/covered-ground'
import { decodePolyline, encodePolyline } from '../../values/polyline'
import { linesOfDay } from './day-lines'

/** Degrees, about 55 metres from north to south. */
const CELL = 5e-4

/** Two days on one street lie in cells beside each other at most. */
const REACH = 1

/**
 * Of each day's lines (`dayLines`), the days in order, what leads over ground near which no earlier day has a line: what
 * it leaves out lies within 160 metres of a line that stays. A day that went nowhere else has an empty text; one without a
 * line to be drawn keeps what it has.
 */
export function newGround(days: readonly string[]): string[] {
  const ground = new CoveredGround(CELL, REACH)
  return days.map(text => {
    const lines = linesOfDay(text).map(line => decodePolyline(line))
    if (lines.every(line => line.length <= 2)) return text
    return lines
      .flatMap(line => ground.newStretches(line))
      .map(line => encodePolyline(line))
      .join(' ')
  })
}
