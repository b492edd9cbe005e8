import { haversineMiles, type LngLat } from '../../values/geo'
import { encodePolyline } from '../../values/polyline'
import type { Router } from './router'

/** Straight roads everywhere west of Greenwich, none east of it; 30 miles an hour. */
export function straightRoads(): Router & { asked: number } {
  const router: Router & { asked: number } = {
    provider: 'bundled',
    asked: 0,
    credits: () => ({ kind: 'unlimited' }),
    async route(places: readonly LngLat[]) {
      router.asked += 1
      const far = places.findIndex(([longitude]) => longitude > 0)
      if (far >= 0) return { ok: false, problem: { code: 'too_far', place: far } }
      const miles = places
        .slice(1)
        .reduce(
          (sum, [lng, lat], i) => sum + haversineMiles(places[i]?.[1] ?? 0, places[i]?.[0] ?? 0, lat, lng),
          0,
        )
      return { ok: true, way: { miles, seconds: miles * 120, polyline: encodePolyline(places.flat()) } }
    },
  }
  return router
}
