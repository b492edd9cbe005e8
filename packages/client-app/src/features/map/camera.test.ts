import type { Map as MapLibreMap } from 'maplibre-gl'
import { describe, expect, it, vi } from 'vitest'
import { fitBounds, showAll, startAt } from './camera'

function fakeMap() {
  const map = {
    getContainer: () => ({ clientWidth: 1440, clientHeight: 900 }),
    getZoom: () => 9,
    once: (_: string, moved: () => void) => moved(),
    fitBounds: vi.fn<(bounds: number[]) => void>(),
    flyTo: vi.fn<(to: { center: number[] }) => void>(),
  }
  // The part of a map that the camera uses.
  return { fitted: map.fitBounds, flown: map.flyTo, map: map as unknown as MapLibreMap }
}

describe('the camera', () => {
  it('fits a box as it is, also across the antimeridian', () => {
    const { map, fitted } = fakeMap()
    fitBounds(map, [178, -18, 182, -16])
    expect(fitted.mock.lastCall?.[0]).toEqual([178, -18, 182, -16])
  })

  it('goes no further than the map reaches for a path from pole to pole', () => {
    const { map, fitted, flown } = fakeMap()
    showAll(map, [10, -90], [10, -90, 10, 90])
    expect(flown.mock.lastCall?.[0].center).toEqual([10, -85.0511])
    expect(fitted.mock.lastCall?.[0]).toEqual([10, -85.0511, 10, 85.0511])
  })
  it('begins at what is known, and else in Los Angeles', () => {
    expect(startAt([-122.5, 37, -122, 90])).toMatchObject({ bounds: [-122.5, 37, -122, 85.0511] })
    expect(startAt(undefined)).toEqual({ longitude: -118.240194, latitude: 33.8644, zoom: 9 })
  })
})
