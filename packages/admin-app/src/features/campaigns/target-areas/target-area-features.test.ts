import type { Point } from '@product/sdk/values'
import type { GeoJSONStoreFeatures } from 'terra-draw'
import { describe, expect, it, vi } from 'vitest'
import { cornersOf, drawTargetAreas } from './target-area-features'

const drawnByHand: GeoJSONStoreFeatures = {
  id: 7,
  type: 'Feature',
  properties: { mode: 'polygon', selected: true },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-118.402123456, 33.972987654],
        [-118.182123456, 33.972987654],
        [-118.182123456, 34.112987654],
        [-118.402123456, 33.972987654],
      ],
    ],
  },
}

function aDrawing() {
  const draw = {
    getSnapshot: () => [drawnByHand],
    addFeatures: vi.fn<() => []>(() => []),
    removeFeatures: vi.fn<() => void>(),
    deselectFeature: vi.fn<() => void>(),
  }
  const show = (points: readonly Point[]) =>
    drawTargetAreas(
      draw,
      [{ bounding_box_id: 7, version: 1, points: points.map(([lng, lat]) => [lng, lat]) }],
      7,
    )
  return { draw, show }
}

describe('what is drawn of the target areas', () => {
  it('stays selected when it comes back as a hand just left it', () => {
    const { draw, show } = aDrawing()
    show(cornersOf(drawnByHand))
    expect(draw.deselectFeature).not.toHaveBeenCalled()
    expect(draw.removeFeatures).toHaveBeenCalledWith([])
    expect(draw.addFeatures).toHaveBeenCalledWith([])
  })

  it('is drawn anew when it comes back otherwise, such as undone', () => {
    const { draw, show } = aDrawing()
    show([
      [-118, 34],
      [-117, 34],
      [-117, 35],
    ])
    expect(draw.deselectFeature).toHaveBeenCalledWith(7)
    expect(draw.removeFeatures).toHaveBeenCalledWith([7])
    expect(draw.addFeatures).toHaveBeenCalledWith([expect.objectContaining({ id: 7 })])
  })
})
