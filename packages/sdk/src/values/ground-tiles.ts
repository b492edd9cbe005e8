import type { FlatLine } from './simplify-line'

/** Cells of ground stand in square tiles of 64 by 64, so that far-off places take no memory in between. */
export const TILE_BITS = 6
const IN_TILE = (1 << TILE_BITS) - 1

/** Names a tile, by its own place among tiles. */
export const keyOf = (tileX: number, tileY: number): number => tileX * 67_108_864 + tileY

/** Where in its tile a cell stands. */
export const placeOf = (x: number, y: number): number => ((y & IN_TILE) << TILE_BITS) | (x & IN_TILE)

/**
 * A segment of a line (lng, lat, …), in cells of so many degrees: where it begins, one step of it, and how many steps it
 * has, each no longer than a cell.
 */
export function stepsAlong(
  line: FlatLine,
  at: number,
  cell: number,
): { x: number; y: number; east: number; north: number; count: number } {
  const x = (line[at] ?? 0) / cell
  const y = (line[at + 1] ?? 0) / cell
  const east = (line[at + 2] ?? 0) / cell - x
  const north = (line[at + 3] ?? 0) / cell - y
  const count = Math.max(1, Math.ceil(Math.max(Math.abs(east), Math.abs(north))))
  return { x, y, east: east / count, north: north / count, count }
}
