import type { FlatLine } from './simplify-line'

const TILE_BITS = 6
const IN_TILE = (1 << TILE_BITS) - 1

/** Names a tile, by its own place among tiles. */
const keyOf = (tileX: number, tileY: number): number => tileX * 67_108_864 + tileY

/** Where in its tile a cell stands. */
const placeOf = (x: number, y: number): number => ((y & IN_TILE) << TILE_BITS) | (x & IN_TILE)

/**
 * Bits for each cell of ground, as many as an element of `Tile` has. Cells stand in square tiles of 64 by 64, so that
 * far-off places take no memory in between.
 */
export class GroundTiles {
  private readonly tiles = new Map<number, Uint8Array | Int32Array>()
  /** The tile that was asked for last: the next cell is most often in it. */
  private key = Number.NaN
  private tile: Uint8Array | Int32Array | undefined
  private readonly Tile: Uint8ArrayConstructor | Int32ArrayConstructor

  constructor(Tile: Uint8ArrayConstructor | Int32ArrayConstructor) {
    this.Tile = Tile
  }

  /** The bits of a cell, by whole numbers; 0 where none were added. */
  get(x: number, y: number): number {
    return this.tileAt(x, y)?.[placeOf(x, y)] ?? 0
  }

  add(x: number, y: number, bits: number): void {
    let tile = this.tileAt(x, y)
    if (tile === undefined) {
      tile = new this.Tile(1 << (2 * TILE_BITS))
      this.tiles.set(this.key, tile)
      this.tile = tile
    }
    const place = placeOf(x, y)
    tile[place] = (tile[place] ?? 0) | bits
  }

  private tileAt(x: number, y: number): Uint8Array | Int32Array | undefined {
    const key = keyOf(x >> TILE_BITS, y >> TILE_BITS)
    if (key !== this.key) {
      this.key = key
      this.tile = this.tiles.get(key)
    }
    return this.tile
  }
}

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
