import { isInside } from './clip-line'
import type { RouteSheet } from './route-sheet'
import type { VehicleKey } from '@product/sdk/nouns/campaigns'
import type { FlatLine, Point } from '@product/sdk/values'

/** The vehicles that drove within so many degrees of longitude of a place, in the order of the sheet. */
export function vehiclesNear({ vehicles }: RouteSheet, [lng, lat]: Point, reach: number): VehicleKey[] {
  const stretch = 1 / Math.cos((lat * Math.PI) / 180)
  const high = reach / stretch
  const isNear = (line: FlatLine): boolean => {
    for (let at = 0; at + 3 < line.length; at += 2) {
      const [x, y] = [(line[at] ?? 0) - lng, ((line[at + 1] ?? 0) - lat) * stretch]
      const [nextX, nextY] = [(line[at + 2] ?? 0) - lng, ((line[at + 3] ?? 0) - lat) * stretch]
      if (passesWithin(x, y, nextX, nextY, reach)) return true
    }
    return false
  }
  return vehicles.flatMap(routes => {
    const route = routes.find(
      ({ line, bounds: [west, south, east, north] }) =>
        isInside([lng, lat, lng, lat], [west - reach, south - high, east + reach, north + high]) &&
        isNear(line),
    )
    return route ? [route.vehicleKey] : []
  })
}

/** Whether a stretch from one point to another passes so near to 0, 0. */
function passesWithin(x: number, y: number, nextX: number, nextY: number, reach: number): boolean {
  const [east, north] = [nextX - x, nextY - y]
  const length = east * east + north * north
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * east + y * north) / length))
  return Math.hypot(x + share * east, y + share * north) <= reach
}
