import { type FlatLine, GroundTiles, pixelAtZoom, stepsAlong } from '@product/sdk/values'

/** A cell is so many pixels wide at the zoom: lines in one are seen as one. */
const CELL = 6

/** Closer, where lines of one road lie apart, the cells of this zoom stay: a long way has too many of smaller ones. */
const FINEST = 12

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
  private readonly grids = [new GroundTiles(Int32Array), new GroundTiles(Int32Array)] as const
  private readonly striped = new GroundTiles(Int32Array)
  private readonly steps = new Steps()

  constructor(zoom: number) {
    this.cell = CELL * pixelAtZoom(Math.min(zoom, FINEST))
  }

  /** All lines (lng, lat, …) of all vehicles are added before the first is striped. */
  add(line: FlatLine, vehicle: number): void {
    const bit = bitOf(vehicle)
    const { steps } = this
    steps.walk(line, this.cell)
    for (let step = 0; step < steps.count; step++) {
      const [x, y] = steps.at(step)
      this.grids[0].add(Math.floor(x), Math.floor(y), bit)
      this.grids[1].add(Math.round(x), Math.round(y), bit)
    }
  }

  /** The vehicle's stripes of a line that was added, each once, however often it drove there. */
  stripesOf(line: FlatLine, vehicle: number): FlatLine[] {
    const bit = bitOf(vehicle)
    const { steps, striped } = this
    steps.walk(line, this.cell)
    const drivers = new Int32Array(steps.count)
    for (let step = 0; step < steps.count; step++) {
      const [x, y] = steps.at(step)
      drivers[step] =
        this.grids[0].get(Math.floor(x), Math.floor(y)) | this.grids[1].get(Math.round(x), Math.round(y))
    }
    leaveOutCrossings(drivers)
    const stripes: [from: number, to: number][] = []
    let from = -1
    for (let step = 0; step < steps.count; step++) {
      const [x, y, along] = steps.at(step)
      const isMine =
        driverAt(drivers[step] ?? 0, along) === bit && (striped.get(Math.floor(x), Math.floor(y)) & bit) === 0
      if (isMine && from < 0) from = step
      // A stripe reaches to where the next one begins.
      if (from >= 0 && (!isMine || step === steps.count - 1)) {
        if (step > from) stripes.push([from, step])
        from = -1
      }
    }
    for (const [first, end] of stripes) {
      for (let step = first; step < end; step++) {
        const [x, y] = steps.at(step)
        striped.add(Math.floor(x), Math.floor(y), bit)
      }
    }
    return stripes.map(([first, end]) => steps.line(first, end, this.cell))
  }
}

/** The corners of a line and places in between, no further apart than a cell. Kept in place: of long ways there are millions. */
class Steps {
  count = 0
  /** x, y in cells, and how far along the way that the line leads there: two lines on one road have the same. */
  private numbers = new Float64Array(3 * 1024)
  private corners = new Uint8Array(1024)

  walk(line: FlatLine, cell: number): void {
    this.count = 0
    const last = line.length - 2
    for (let at = 0; at < last; at += 2) {
      const { x, y, east, north, count } = stepsAlong(line, at, cell)
      const leadsEast = Math.abs(east) > Math.abs(north)
      for (let step = 0; step < count; step++) {
        const [hereX, hereY] = [x + east * step, y + north * step]
        this.push(hereX, hereY, leadsEast ? hereX : hereY, step === 0)
      }
    }
    if (last < 0) return
    const [x, y] = [(line[last] ?? 0) / cell, (line[last + 1] ?? 0) / cell]
    this.push(x, y, y, true)
  }

  at(step: number): [x: number, y: number, along: number] {
    const { numbers } = this
    return [numbers[3 * step] ?? 0, numbers[3 * step + 1] ?? 0, numbers[3 * step + 2] ?? 0]
  }

  /** The line (lng, lat, …) from one step to another: both, and the corners between them. */
  line(from: number, to: number, cell: number): FlatLine {
    const points: number[] = []
    for (let step = from; step <= to; step++) {
      if (this.corners[step] === 0 && step > from && step < to) continue
      const [x, y] = this.at(step)
      points.push(x * cell, y * cell)
    }
    return Float64Array.from(points)
  }

  private push(x: number, y: number, along: number, isCorner: boolean): void {
    if (this.count === this.corners.length) this.grow()
    const { numbers, corners, count } = this
    numbers[3 * count] = x
    numbers[3 * count + 1] = y
    numbers[3 * count + 2] = along
    corners[count] = isCorner ? 1 : 0
    this.count += 1
  }

  private grow(): void {
    const [numbers, corners] = [
      new Float64Array(2 * this.numbers.length),
      new Uint8Array(2 * this.corners.length),
    ]
    numbers.set(this.numbers)
    corners.set(this.corners)
    this.numbers = numbers
    this.corners = corners
  }
}

/** Empties the steps where others are beside the line for a moment alone. */
function leaveOutCrossings(drivers: Int32Array): void {
  let from = 0
  for (let step = 0; step <= drivers.length; step++) {
    if (step < drivers.length && isShared(drivers[step] ?? 0)) continue
    if (step - from < SHORTEST) drivers.fill(0, from, step)
    from = step + 1
  }
}

const isShared = (drivers: number): boolean => (drivers & (drivers - 1)) !== 0

/** Whose stripe it is: the drivers take turns along the road. 0 where it is nobody's. */
function driverAt(drivers: number, along: number): number {
  if (!isShared(drivers)) return 0
  let count = 0
  for (let left = drivers; left !== 0; left &= left - 1) count += 1
  let turn = Math.floor(along / STRIPE) % count
  if (turn < 0) turn += count
  let left = drivers
  for (; turn > 0; turn--) left &= left - 1
  return left & -left
}
