import { boundsOf, type Point } from '@product/sdk/values'

export type Corners = [longitude: number, latitude: number][]

export const SIDES = ['west', 'south', 'east', 'north'] as const
export type Side = (typeof SIDES)[number]
export type SideTexts = Readonly<Record<Side, string>>

const numberIn = (text: string): number | undefined => {
  const trimmed = text.trim()
  const value = Number(trimmed)
  return trimmed === '' || !Number.isFinite(value) ? undefined : value
}

/** The corners of a rectangle whose four sides were typed in degrees; undefined where a field holds no number. */
export function readSides(texts: SideTexts): Corners | undefined {
  const values = SIDES.map(side => numberIn(texts[side])).filter(value => value !== undefined)
  const [west, south, east, north] = values
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

/**
 * Corners typed one a line: longitude, then latitude. `wrongLine` counts from 1: the first line that isn't two numbers.
 * Empty lines don't matter.
 */
export function readCorners(text: string): { corners: Corners } | { wrongLine: number } {
  const corners: Corners = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [longitude, latitude, ...more] = line
      .trim()
      .split(/[\s,;]+/)
      .map(numberIn)
    if (longitude === undefined || latitude === undefined || more.length > 0) return { wrongLine: at + 1 }
    corners.push([longitude, latitude])
  }
  return { corners }
}

export const cornersText = (points: readonly Point[]): string =>
  points.map(([longitude, latitude]) => `${longitude}, ${latitude}`).join('\n')

/** The sides of a rectangle whose edges run north–south and east–west; undefined for any other shape. */
export function sidesOf(points: readonly Point[]): SideTexts | undefined {
  const bounds = boundsOf(points)
  if (!bounds || points.length !== 4) return undefined
  const [west, south, east, north] = bounds
  const isCorner = ([longitude, latitude]: Point): boolean =>
    (longitude === west || longitude === east) && (latitude === south || latitude === north)
  const differ = new Set(points.map(String)).size === 4
  return differ && points.every(isCorner)
    ? { west: String(west), south: String(south), east: String(east), north: String(north) }
    : undefined
}
