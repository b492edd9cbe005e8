import { type FlatLine, toleranceAtZoom } from '@product/sdk/values'
import { keyOf, placeOf, TILE_BITS } from './ground-tiles'

/** A cell is six pixels wide at the zoom: lines in one are seen as one. */
const CELL_TOLERANCES = 12

/** Cells. A stripe of one vehicle is so long, 30 pixels. */
const STRIPE = 5

/** Cells. What lies on another line for less only crosses it. */
const SHORTEST = 4

/** Vehicles are told apart by as many bits; what drives beside one of the same bit is not noticed. */
const BITS = 32

const bitOf = (vehicle: number): number => 1 << (vehicle % BITS)

/**
 * Ground where the lines of several vehicles lie on each other. Each vehicle gets stripes of it in turn, so that a road
 * shows the colours of all who drive there. Vehicles are numbers from 0.
 */
export class SharedGround {
  private readonly cell: number
  /** By half a cell apart: lines on two sides of a border in one share a cell of the other. */
  private readonly grids = [new BitGrid(), new BitGrid()] as const
  private readonly striped = new BitGrid()

  constructor(zoom: number) {
    this.cell = CELL_TOLERANCES * toleranceAtZoom(zoom)
  }

  /** All lines (lng, lat, …) of all vehicles are added before the first is striped. */
  add(line: FlatLine, vehicle: number): void {
    const bit = bitOf(vehicle)
    for (const { x, y } of stepsAlong(line, this.cell)) {
      this.grids[0].set(x, y, bit)
      this.grids[1].set(x + 0.5, y + 0.5, bit)
    }
  }

  /** The vehicle's stripes of a line that was added, each once, however often it drove there. */
  stripesOf(line: FlatLine, vehicle: number): FlatLine[] {
    const bit = bitOf(vehicle)
    const steps = [...stepsAlong(line, this.cell)]
    const drivers = withoutCrossings(
      steps.map(({ x, y }) => this.grids[0].get(x, y) | this.grids[1].get(x + 0.5, y + 0.5)),
    )
    const isMine = (step: Step, index: number): boolean =>
      (this.striped.get(step.x, step.y) & bit) === 0 && driverAt(drivers[index] ?? 0, step) === bit
    const stripes: Step[][] = []
    let isOpen = false
    for (const [index, step] of steps.entries()) {
      // A stripe reaches to where the next one begins.
      if (isOpen) stripes.at(-1)?.push(step)
      const wasOpen = isOpen
      isOpen = isMine(step, index)
      if (isOpen && !wasOpen) stripes.push([step])
    }
    for (const { x, y } of stripes.flatMap(stripe => stripe.slice(0, -1))) this.striped.set(x, y, bit)
    return stripes.filter(({ length }) => length > 1).map(stripe => pointsOf(stripe, this.cell))
  }
}

/** A place on a line, in cells, and whether the line may turn there. */
interface Step {
  x: number
  y: number
  /** Along the way that the line leads here, in cells: two lines on one road have the same. */
  along: number
  isCorner: boolean
}

/** The corners of a line and places in between, no further apart than a cell. */
function* stepsAlong(line: FlatLine, cell: number): Generator<Step> {
  for (let at = 0; at + 1 < line.length; at += 2) {
    const x = (line[at] ?? 0) / cell
    const y = (line[at + 1] ?? 0) / cell
    const [east, north] = [(line[at + 2] ?? Number.NaN) / cell - x, (line[at + 3] ?? Number.NaN) / cell - y]
    const isLast = Number.isNaN(east)
    const count = isLast ? 1 : Math.max(1, Math.ceil(Math.max(Math.abs(east), Math.abs(north))))
    const leadsEast = Math.abs(east) > Math.abs(north)
    for (let step = 0; step < count; step++) {
      const here = isLast ? { x, y } : { x: x + (east * step) / count, y: y + (north * step) / count }
      yield { ...here, along: leadsEast ? here.x : here.y, isCorner: step === 0 }
    }
  }
}

/** Who drives at each step, with nobody where others are beside the line for a moment alone. */
function withoutCrossings(drivers: number[]): number[] {
  let from = 0
  for (let index = 0; index <= drivers.length; index++) {
    if (index < drivers.length && isShared(drivers[index] ?? 0)) continue
    if (index - from < SHORTEST) drivers.fill(0, from, index)
    from = index + 1
  }
  return drivers
}

const isShared = (drivers: number): boolean => (drivers & (drivers - 1)) !== 0

/** Whose stripe it is: the drivers take turns along the road. 0 where it is nobody's. */
function driverAt(drivers: number, { along }: Step): number {
  if (!isShared(drivers)) return 0
  let count = 0
  for (let left = drivers; left !== 0; left &= left - 1) count += 1
  let turn = Math.floor(along / STRIPE) % count
  if (turn < 0) turn += count
  let left = drivers
  for (; turn > 0; turn--) left &= left - 1
  return left & -left
}

/** The line through the steps: its ends, and the corners between them. */
function pointsOf(steps: readonly Step[], cell: number): FlatLine {
  const kept = steps.filter(({ isCorner }, index) => isCorner || index === 0 || index === steps.length - 1)
  return Float64Array.from(kept.flatMap(({ x, y }) => [x * cell, y * cell]))
}

/** A number of 32 bits for each cell that has one. */
class BitGrid {
  private readonly tiles = new Map<number, Int32Array>()

  get(x: number, y: number): number {
    const [cellX, cellY] = [Math.floor(x), Math.floor(y)]
    const tile = this.tiles.get(keyOf(cellX >> TILE_BITS, cellY >> TILE_BITS))
    return tile?.[placeOf(cellX, cellY)] ?? 0
  }

  set(x: number, y: number, bit: number): void {
    const [cellX, cellY] = [Math.floor(x), Math.floor(y)]
    const key = keyOf(cellX >> TILE_BITS, cellY >> TILE_BITS)
    let tile = this.tiles.get(key)
    if (tile === undefined) {
      tile = new Int32Array(1 << (2 * TILE_BITS))
      this.tiles.set(key, tile)
    }
    const place = placeOf(cellX, cellY)
    tile[place] = (tile[place] ?? 0) | bit
  }
}
