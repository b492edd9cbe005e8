import type { RouteProperties } from '@product/sdk/features/map'
import { pixelAtZoom, type Point } from '@product/sdk/values'
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { ROUTE_LAYERS, SOURCES } from './map-layers'

/** A route under the pointer, or under the finger that tapped it. */
export interface PointedRoute {
  id: number
  properties: RouteProperties
  x: number
  y: number
  place: Point
  /** How far from the place a line still is meant, in degrees of longitude. */
  reach: number
  /** Stays until something else is tapped. */
  tapped: boolean
}

/** Lines are thin: so many pixels beside one still mean it. */
const REACH = { mouse: 5, touch: 14 } as const

function routeAt(map: MapLibreMap, x: number, y: number, tapped: boolean): PointedRoute | undefined {
  const layers = ROUTE_LAYERS.filter(id => map.getLayer(id))
  if (layers.length === 0) return undefined
  const reach = tapped ? REACH.touch : REACH.mouse
  const [hit] = map.queryRenderedFeatures(
    [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ],
    { layers },
  )
  if (typeof hit?.id !== 'number') return undefined
  // Properties of a source that only our worker writes.
  const properties = hit.properties as RouteProperties
  const { lng, lat } = map.unproject([x, y])
  return {
    id: hit.id,
    properties,
    x,
    y,
    place: [lng, lat],
    reach: reach * pixelAtZoom(map.getZoom()),
    tapped,
  }
}

/** Not every browser says with a click what made it. */
const isTouch = ({ originalEvent }: MapMouseEvent): boolean =>
  'pointerType' in originalEvent && originalEvent.pointerType !== ''
    ? originalEvent.pointerType === 'touch'
    : window.matchMedia('(hover: none)').matches

/**
 * The route that is pointed at, thickened on the map. A click with a mouse picks its vehicle; a tap only shows what
 * it is.
 */
export function useRoutePointer(
  map: MapLibreMap | undefined,
  /** What is drawn: of anything else nobody points at a route of before. */
  drawn: string,
  onPick: (route: PointedRoute | undefined) => void,
) {
  const [pointed, setPointed] = useState<PointedRoute>()
  useEffect(() => setPointed(undefined), [drawn])
  const picked = useEffectEvent(onPick)

  useEffect(() => {
    if (!map) return
    let frame = 0
    const leave = (): void => {
      cancelAnimationFrame(frame)
      setPointed(old => (old?.tapped ? old : undefined))
    }
    const move = (event: MapMouseEvent): void => {
      cancelAnimationFrame(frame)
      if (map.isMoving() || isTouch(event)) return
      frame = requestAnimationFrame(() => setPointed(routeAt(map, event.point.x, event.point.y, false)))
    }
    const click = (event: MapMouseEvent): void => {
      const tapped = isTouch(event)
      const route = routeAt(map, event.point.x, event.point.y, tapped)
      if (tapped) setPointed(route)
      else picked(route)
    }
    const moveStart = (): void => setPointed(undefined)
    map.on('mousemove', move)
    map.on('mouseout', leave)
    map.on('click', click)
    map.on('movestart', moveStart)
    return () => {
      cancelAnimationFrame(frame)
      map.off('mousemove', move)
      map.off('mouseout', leave)
      map.off('click', click)
      map.off('movestart', moveStart)
    }
  }, [map])

  const id = pointed?.id
  useEffect(() => {
    if (!map || id === undefined) return
    const feature = { source: SOURCES.routes, id }
    map.setFeatureState(feature, { hovered: true })
    map.getCanvas().style.cursor = 'pointer'
    return () => {
      map.getCanvas().style.cursor = ''
      // The source may be gone with another drawing.
      if (map.style && map.getSource(SOURCES.routes)) map.removeFeatureState(feature)
    }
  }, [map, id])

  return { pointed, release: () => setPointed(undefined) }
}
