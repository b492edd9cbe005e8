import { GroundTiles, stepsAlong } from './ground-tiles'
import type { FlatLine } from './simplify-line'

/** The ground that lines cover, in cells of so many degrees. */
export class CoveredGround {
  private readonly cell: number
  private readonly reach: number
  private readonly tiles = new GroundTiles(Uint8Array)

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
    for (const run of runs) this.coverAlong(run)
    return runs
  }

  /** Whether a segment leads through a cell that nothing covers. */
  private isNew(line: FlatLine, at: number): boolean {
    const { x, y, east, north, count } = stepsAlong(line, at, this.cell)
    for (let step = 0; step <= count; step++) {
      if (this.tiles.get(Math.floor(x + east * step), Math.floor(y + north * step)) === 0) return true
    }
    return false
  }

  /** Covers the cells along a line. */
  private coverAlong(line: FlatLine): void {
    for (let at = 0; at + 3 < line.length; at += 2) {
      const { x, y, east, north, count } = stepsAlong(line, at, this.cell)
      for (let step = 0; step <= count; step++) {
        this.coverAround(Math.floor(x + east * step), Math.floor(y + north * step))
      }
    }
  }

  private coverAround(middleX: number, middleY: number): void {
    const { reach } = this
    for (let x = middleX - reach; x <= middleX + reach; x++) {
      for (let y = middleY - reach; y <= middleY + reach; y++) this.tiles.add(x, y, 1)
    }
  }
}
