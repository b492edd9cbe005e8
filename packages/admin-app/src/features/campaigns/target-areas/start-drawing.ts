import type { Map as MapLibreMap } from 'maplibre-gl'
import {
  type HexColor,
  TerraDraw,
  TerraDrawPolygonMode,
  TerraDrawRectangleMode,
  TerraDrawSelectMode,
  type GeoJSONStoreFeatures,
  ValidateNotSelfIntersecting,
} from 'terra-draw'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'
import { cornersOf, FIRST_OWN_ID } from './target-area-features'
import { type DrawingStage, drawnPathProblem } from './drawn-path'

export type Refused = 'corner' | 'closing' | 'shape'

interface Drawing {
  line: HexColor
  handle: HexColor
  /** A corner, or the end of an outline, that is not taken; what is drawn so far stays. */
  onRefused: (problem: string, what: Refused) => void
}

/** Hands the map's pointer to the drawing library: areas in the brand's colour, handles that a finger can hold. */
export function startDrawing(map: MapLibreMap, { line, handle, onRefused }: Drawing): TerraDraw {
  const mayBeDrawn = (feature: GeoJSONStoreFeatures, { updateType }: { updateType: string }) => {
    // The library's enum of stages is a type only; its values are these texts.
    const stage = updateType as DrawingStage
    const problem = drawnPathProblem(cornersOf(feature), stage)
    if (problem !== undefined) onRefused(problem, stage === 'commit' ? 'corner' : 'closing')
    return { valid: problem === undefined }
  }
  let nextId = FIRST_OWN_ID
  const area = { fillColor: line, fillOpacity: 0.12, outlineColor: line, outlineWidth: 2 } as const
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map }),
    // Stored areas keep their own ids, staged ones their negative.
    idStrategy: { isValidId: id => Number.isInteger(id), getId: () => nextId++ },
    modes: [
      new TerraDrawSelectMode({
        pointerDistance: 24,
        // Removing goes through the list, where it can be undone.
        keyEvents: { deselect: 'Escape', delete: null, rotate: null, scale: null },
        flags: {
          polygon: {
            feature: {
              draggable: true,
              validation: feature => ValidateNotSelfIntersecting(feature),
              coordinates: { draggable: true, midpoints: { draggable: true }, deletable: true },
            },
          },
        },
        styles: {
          selectedPolygonColor: line,
          selectedPolygonFillOpacity: 0.22,
          selectedPolygonOutlineColor: line,
          selectedPolygonOutlineWidth: 3,
          selectionPointColor: handle,
          selectionPointWidth: 7,
          selectionPointOutlineColor: line,
          selectionPointOutlineWidth: 2,
          midPointColor: line,
          midPointWidth: 4,
          midPointOutlineColor: handle,
          midPointOutlineWidth: 1,
        },
      }),
      new TerraDrawRectangleMode({ drawInteraction: 'click-move-or-drag', styles: area }),
      new TerraDrawPolygonMode({
        pointerDistance: 24,
        validation: mayBeDrawn,
        styles: { ...area, closingPointColor: handle, closingPointOutlineColor: line, closingPointWidth: 7 },
      }),
    ],
  })
  draw.start()
  draw.setMode('select')
  return draw
}
