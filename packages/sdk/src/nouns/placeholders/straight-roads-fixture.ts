import { haversineMiles, type LngLat } from '../../values/geo'
import type { Router } from './router'

/** Straight roads everywhere west of Greenwich, none east of it; 30 miles an hour. */
export function straightRoads(): Router & { asked: number } {
  const router = {
    asked: 0,
    route(places: readonly LngLat[]) {
      router.asked += 1
      if (places.some(([longitude]) => longitude > 0)) return { ok: false, code: 'unroutable' } as const
      const points = places.filter((at, index) => at.join() !== places[index - 1]?.join())
      const miles = points
        .slice(1)
        .reduce(
          (sum, [lng, lat], i) => sum + haversineMiles(points[i]?.[1] ?? 0, points[i]?.[0] ?? 0, lat, lng),
          0,
        )
      return { ok: true, route: { miles, seconds: miles * 120, points } } as const
    },
  }
  return router
}
