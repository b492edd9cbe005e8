import { Box, useTheme } from '@mui/material'
import { type TargetArea, targetAreaProblem } from '@product/sdk/nouns/campaigns'
import { boundsOf, type Point } from '@product/sdk/values'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HexColor, TerraDraw, TerraDrawEventListeners } from 'terra-draw'
import { cornersOf, drawTargetAreas } from './target-area-features'
import type { TargetAreaTool } from './TargetAreaTools'
import { createMap, type MapOptions, showBounds } from '../../../maps/create-map'
import { mapControls } from '../../../theme/map-controls'
import type { Corners } from './read-target-area'
import { type Refused, startDrawing } from './start-drawing'

export interface TargetAreaMapProps extends MapOptions {
  areas: readonly TargetArea[]
  tool: TargetAreaTool
  selected: number | undefined
  onSelect: (id: number | undefined) => void
  onDrawn: (points: Corners) => void
  onReshaped: (id: number, points: Corners) => void
  /** A shape or a corner that was just drawn breaks a rule of target areas; it has been removed from the map. */
  onRefused: (problem: string, what: Refused) => void
  /** There is no map, such as without WebGL. */
  onFailed: () => void
}

/**
 * A map on which target areas are drawn, moved and reshaped. It keeps no areas of its own: a change is told to the
 * page, and shows once `areas` has it.
 */
export default function TargetAreaMap(props: TargetAreaMapProps) {
  const { areas, tool, selected } = props
  const container = useRef<HTMLDivElement>(null)
  const { map, draw } = useDrawing(container, props)

  useEffect(() => {
    if (draw && draw.getMode() !== tool) draw.setMode(tool)
  }, [draw, tool])

  const drawnSelection = useRef<number>(undefined)
  const selectsFromList = useRef(false)
  const selectOnMap = useEffectEvent((id: number | undefined) => {
    if (!map || !draw || drawnSelection.current === id) return
    const before = drawnSelection.current
    selectsFromList.current = true
    if (before !== undefined && draw.hasFeature(before)) draw.deselectFeature(before)
    if (id !== undefined && draw.hasFeature(id)) draw.selectFeature(id)
    selectsFromList.current = false
    drawnSelection.current = id
    show(map, areas.find(area => area.bounding_box_id === id)?.points ?? [])
  })

  const isPressed = usePressed(container)
  const onFinish = useEffectEvent<TerraDrawEventListeners['finish']>((id, { action }) => {
    // Pressing a small point between corners already ends a change; the one that counts comes when it is let go.
    if (!draw || (action === 'insertMidpoint' && isPressed.current)) return
    const points = cornersOf(draw.getSnapshotFeature(id))
    const problem = targetAreaProblem(points)
    // A new shape is taken off the map: if the page accepts it, it comes back in `areas`.
    if (action === 'draw') draw.removeFeatures([id])
    if (problem) {
      drawTargetAreas(draw, areas, drawnSelection.current)
      props.onRefused(problem.message, 'shape')
    } else if (action === 'draw') props.onDrawn(points)
    else props.onReshaped(Number(id), points)
  })

  const onSelect = useEffectEvent((id: number | undefined) => {
    // The library tells this selection too, but it came from the list.
    if (selectsFromList.current) return
    drawnSelection.current = id
    props.onSelect(id)
  })

  useEffect(() => {
    if (!draw) return
    // The library may still use a shape while it tells of it; shapes are removed only after that.
    draw.on('finish', (id, context) => queueMicrotask(() => onFinish(id, context)))
    draw.on('select', id => onSelect(Number(id)))
    draw.on('deselect', () => onSelect(undefined))
  }, [draw])

  useEffect(() => {
    if (draw) drawTargetAreas(draw, areas, drawnSelection.current)
  }, [draw, areas])

  useEffect(() => selectOnMap(selected), [draw, selected])

  return (
    <Box sx={mapControls} style={{ height: '100%' }}>
      <div ref={container} style={{ width: '100%', height: '100%' }} />
    </Box>
  )
}

/** Whether the pointer was pressed on the element and is not released yet. */
function usePressed(container: React.RefObject<HTMLElement | null>): React.RefObject<boolean> {
  const isPressed = useRef(false)
  useEffect(() => {
    const press = (): void => void (isPressed.current = true)
    const release = (): void => void (isPressed.current = false)
    const element = container.current
    element?.addEventListener('pointerdown', press, { capture: true })
    // Noted before the library hears of it, so that its last event of a drag finds the pointer released.
    window.addEventListener('pointerup', release, { capture: true })
    window.addEventListener('pointercancel', release, { capture: true })
    return () => {
      element?.removeEventListener('pointerdown', press, { capture: true })
      window.removeEventListener('pointerup', release, { capture: true })
      window.removeEventListener('pointercancel', release, { capture: true })
    }
  }, [container])
  return isPressed
}

function useDrawing(container: React.RefObject<HTMLDivElement | null>, props: TargetAreaMapProps) {
  const { primary, background } = useTheme().palette
  const [drawing, setDrawing] = useState<{ map?: MapLibreMap; draw?: TerraDraw }>({})
  const create = useEffectEvent(() => startMap(container.current, props))
  const onFailed = useEffectEvent(() => props.onFailed())
  const onRefused = useEffectEvent(props.onRefused)
  // The theme's colours are written as #rrggbb.
  const colours = { line: primary.main as HexColor, handle: background.paper as HexColor }
  const start = useEffectEvent((map: MapLibreMap) =>
    startDrawing(map, { ...colours, onRefused: (problem, what) => onRefused(problem, what) }),
  )

  useEffect(() => {
    let map: MapLibreMap | undefined
    let draw: TerraDraw | undefined
    try {
      map = create()
    } catch {
      onFailed()
      return
    }
    const made = map
    // The base map's own files may still be on their way.
    made?.once('style.load', () => {
      draw = start(made)
      setDrawing({ map: made, draw })
    })
    return () => {
      draw?.stop()
      map?.remove()
      setDrawing({})
    }
  }, [])
  return drawing
}

function startMap(container: HTMLDivElement | null, props: TargetAreaMapProps): MapLibreMap | undefined {
  if (!container) return undefined
  const map = createMap(container, props)
  wheelAfterPress(map)
  show(
    map,
    props.areas.flatMap(({ points }) => points),
    0,
  )
  return map
}

/** The wheel scrolls the page until the map was pressed: it stands in the middle of a long form. */
function wheelAfterPress(map: MapLibreMap): void {
  map.scrollZoom.disable()
  const element = map.getContainer()
  element.addEventListener('pointerdown', () => map.scrollZoom.enable())
  element.addEventListener('pointerleave', () => map.scrollZoom.disable())
}

const show = (map: MapLibreMap, points: readonly Point[], duration?: number): void =>
  showBounds(map, boundsOf(points), duration)
