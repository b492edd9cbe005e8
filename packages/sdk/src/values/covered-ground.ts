import { keyOf, placeOf, stepsAlong, TILE_BITS } from './ground-tiles'
import type { FlatLine } from './simplify-line'

/** The ground that lines cover, in cells of so many degrees. */
export class CoveredGround {
  private readonly cell: number
  private readonly reach: number
  private readonly tiles = new Map<number, Uint8Array>()

  /** A line also covers `reach` cells to each side of it. */
  constructor(cell: number, reach = 0) {
    this.cell = cell
    this.reach = reach
  }

  /** The stretches of the line (lng, lat, …) that lead over new ground, which counts as covered from then on. */
  newStretches(line: FlatLine): FlatLine[] {
    const runs: FlatLine[] = []
    let start = -1
    const last = line.length - 2
    for (let at = 0; at < last; at += 2) {
      const isNew = this.isNew(line, at)
      if (isNew && start < 0) start = at
      if (!isNew && start >= 0) {
        runs.push(line.subarray(start, at + 2))
        start = -1
      }
    }
    if (start >= 0) runs.push(line.subarray(start))
    for (const run of runs) this.cover(run)
    return runs
  }

  /** Whether a segment leads through a cell that nothing covers. Written out: it is asked for millions of them. */
  private isNew(line: FlatLine, at: number): boolean {
    const [x0, y0, stepX, stepY, steps] = stepsAlong(line, at, this.cell)
    let [tileX, tileY] = [Number.NaN, Number.NaN]
    let tile: Uint8Array | undefined
    for (let step = 0; step <= steps; step++) {
      const x = Math.floor(x0 + stepX * step)
      const y = Math.floor(y0 + stepY * step)
      if (x >> TILE_BITS !== tileX || y >> TILE_BITS !== tileY) {
        tileX = x >> TILE_BITS
        tileY = y >> TILE_BITS
        tile = this.tiles.get(keyOf(tileX, tileY))
      }
      if (tile === undefined || tile[placeOf(x, y)] === 0) return true
    }
    return false
  }

  /** Covers the cells along a line. */
  private cover(line: FlatLine): void {
    for (let at = 0; at + 3 < line.length; at += 2) {
      const [x0, y0, stepX, stepY, steps] = stepsAlong(line, at, this.cell)
      for (let step = 0; step <= steps; step++) {
        this.coverAround(Math.floor(x0 + stepX * step), Math.floor(y0 + stepY * step))
      }
    }
  }

  private coverAround(middleX: number, middleY: number): void {
    const { reach } = this
    for (let x = middleX - reach; x <= middleX + reach; x++) {
      for (let y = middleY - reach; y <= middleY + reach; y++) this.tileAt(x, y)[placeOf(x, y)] = 1
    }
  }

  private tileAt(x: number, y: number): Uint8Array {
    const key = keyOf(x >> TILE_BITS, y >> TILE_BITS)
    const known = this.tiles.get(key)
    if (known !== undefined) return known
    const tile = new Uint8Array(1 << (2 * TILE_BITS))
    this.tiles.set(key, tile)
    return tile
  }
}
