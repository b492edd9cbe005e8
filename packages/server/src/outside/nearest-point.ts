import { haversineMeters, type LngLat } from '@product/sdk/values'

/** Side of a cell in degrees: about two kilometres. */
const CELL = 0.02
const METERS_PER_DEGREE = 111_195

/** Finds the nearest of many fixed points by looking at the cells of a grid from the middle outwards. */
export class NearestPoint {
  private readonly cells = new Map<number, number[]>()

  constructor(private readonly points: readonly LngLat[]) {
    points.forEach((point, index) => {
      const key = cellKey(cell(point[0]), cell(point[1]))
      const list = this.cells.get(key)
      if (list) list.push(index)
      else this.cells.set(key, [index])
    })
  }

  /** The index of the nearest point, or undefined where none lies within the limit. */
  find([longitude, latitude]: LngLat, limitMeters: number): number | undefined {
    const narrowest = CELL * METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
    const rings = Math.ceil(limitMeters / narrowest)
    let best: number | undefined
    let bestMeters = limitMeters
    for (let ring = 0; ring <= rings; ring++) {
      // Whatever lies in this ring is at least that far off.
      if (best !== undefined && bestMeters < (ring - 1) * narrowest) break
      for (const index of this.ring(cell(longitude), cell(latitude), ring)) {
        const point = this.points[index]
        if (!point) continue
        const meters = haversineMeters(latitude, longitude, point[1], point[0])
        if (meters > bestMeters) continue
        best = index
        bestMeters = meters
      }
    }
    return best
  }

  private *ring(x: number, y: number, ring: number): Generator<number> {
    for (let dx = -ring; dx <= ring; dx++) {
      const edge = Math.abs(dx) === ring
      for (let dy = -ring; dy <= ring; dy += edge || ring === 0 ? 1 : 2 * ring) {
        yield* this.cells.get(cellKey(x + dx, y + dy)) ?? []
      }
    }
  }
}

const cell = (degrees: number) => Math.floor(degrees / CELL)
const cellKey = (x: number, y: number) => x * 100_000 + y
