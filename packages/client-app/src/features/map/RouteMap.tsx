import { MAP_ZOOM, type VehicleKey } from '@product/sdk/nouns/campaigns'
import type { Point } from '@product/sdk/values'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { AttributionControl, Map as MapView, NavigationControl } from 'react-map-gl/maplibre'
import { fitBounds, isOnItsWay, lookOf, showAll, startAt } from './camera'
import { areaBounds, frameOf } from './framing'
import { HeatmapLayer } from './HeatmapLayer'
import { BASE_ATTRIBUTION } from '../../base-map/base-style'
import { mapLibre } from '../../base-map/map-libre'
import { SOURCES } from './map-layers'
import { RouteLayers } from './RouteLayers'
import { RouteTooltip } from './RouteTooltip'
import type { ListedVehicle } from './listed-vehicle'
import type { Look } from './route-messages'
import type { TargetArea } from '../../campaign/target-area'
import { TargetAreas } from './TargetAreas'
import { useBaseMap } from './use-base-map'
import type { Drawing, NearAnswer } from './use-route-drawing'
import { type PointedRoute, useRoutePointer } from './use-route-pointer'
import { themeColour, useScheme } from '../../theme/use-scheme'
import styles from './RouteMap.module.css'

export interface RouteMapProps {
  label: string
  drawing: Drawing
  /** Routes are on their way, or those that are there are not all that was asked for. */
  isBusy: boolean
  areas: readonly TargetArea[]
  vehicles: ReadonlyMap<VehicleKey, Pick<ListedVehicle, 'key' | 'name' | 'colour'>>
  isolated: VehicleKey | undefined
  /** Stands out for the moment. */
  highlighted: VehicleKey | undefined
  /** Asks who drove at a place; the reach around it is in degrees of longitude. */
  findNear: (place: Point, reach: number, answer: NearAnswer) => void
  onIsolate: (key: VehicleKey | undefined) => void
  /** What is selected: another value fits its routes into the window, once they are drawn. */
  fitFor: string
  /** The map shows something else now. */
  onLook: (look: Look) => void
  /** Everything is on the screen. */
  onPainted: (job: number) => void
  /** The base map, or the routes, could not be loaded. */
  onProblem: () => void
  styleUrl: string | undefined
  baseUrl: string
}

/** The map itself: base map, target areas, routes or heat, and what a pointer does there. */
export default function RouteMap(props: RouteMapProps) {
  const { label, drawing, isBusy, areas, vehicles, isolated, onIsolate, styleUrl, baseUrl } = props
  const [map, setMap] = useState<MapLibreMap>()
  const [start] = useState(() => startAt(frameOf(drawing, areas, props.fitFor)?.bounds ?? areaBounds(areas)))
  const scheme = useScheme()
  const { style, ground, beforeId, hasBegun } = useBaseMap(map, { scheme, styleUrl, baseUrl, isBusy })
  const drawn = `${drawing.mode} ${drawing.result?.job}`
  const { pointed, release } = useRoutePointer(map, drawn, route => {
    const key = route?.properties.vehicleKey
    onIsolate(key === isolated ? undefined : key)
  })
  useCamera(map, props)
  const others = useOthersNear(pointed, props)

  const isolate = (key: VehicleKey): void => {
    release()
    onIsolate(key === isolated ? undefined : key)
  }
  return (
    <div className={styles.map} style={{ background: ground }}>
      <MapView
        mapLib={mapLibre}
        // Until routes are there it would show the colour behind it, and without a graphics card each frame of a canvas costs.
        style={{ visibility: isBusy && !hasBegun ? 'hidden' : undefined }}
        initialViewState={start}
        minZoom={MAP_ZOOM.min}
        maxZoom={MAP_ZOOM.max}
        mapStyle={style}
        attributionControl={false}
        dragRotate={false}
        touchPitch={false}
        pitchWithRotate={false}
        fadeDuration={0}
        locale={{ 'Map.Title': label }}
        // Once it can be drawn on: its own files may take seconds more.
        onStyleData={({ target }) => setMap(target)}
        onError={() => props.onProblem()}
      >
        {/* From the start: it would move the zoom buttons when the base map comes. */}
        <AttributionControl
          compact
          position="bottom-right"
          customAttribution={styleUrl === undefined ? BASE_ATTRIBUTION : undefined}
        />
        <NavigationControl showCompass={false} position="bottom-right" />
        {map && (
          <>
            {hasBegun && areas.length > 0 && (
              <TargetAreas areas={areas} colour={themeColour('--color-primary-text')} beforeId={beforeId} />
            )}
            {drawing.url && drawing.mode === 'routes' && (
              <RouteLayers
                url={drawing.url}
                isolated={isolated}
                highlighted={props.highlighted}
                casing={drawing.isCrowded ? undefined : themeColour('--color-surface')}
                beforeId={beforeId}
              />
            )}
            {drawing.url && drawing.mode === 'heatmap' && (
              <HeatmapLayer url={drawing.url} peaks={drawing.result?.peaks ?? []} beforeId={beforeId} />
            )}
          </>
        )}
      </MapView>
      {pointed && map && (
        <RouteTooltip
          route={pointed}
          name={vehicles.get(pointed.properties.vehicleKey)?.name ?? pointed.properties.vehicleKey}
          others={others}
          isolated={isolated === pointed.properties.vehicleKey}
          onIsolate={isolate}
          onClose={release}
        />
      )}
    </div>
  )
}

/**
 * Who drove where somebody points beside the vehicle that is seen there. The last answer stays until the next one comes:
 * along a road it is mostly the same.
 */
function useOthersNear(
  pointed: PointedRoute | undefined,
  { vehicles, findNear }: Pick<RouteMapProps, 'vehicles' | 'findNear'>,
) {
  const [keys, setKeys] = useState<readonly VehicleKey[]>([])
  useEffect(() => {
    if (!pointed) return setKeys([])
    let isAsking = true
    findNear(pointed.place, pointed.reach, found => {
      if (isAsking) setKeys(found)
    })
    return () => {
      isAsking = false
    }
  }, [pointed, findNear])
  const others = keys.filter(key => key !== pointed?.properties.vehicleKey)
  return others.flatMap(key => vehicles.get(key) ?? [])
}

/** Tells what the map shows, moves it to new routes and says when they are on the screen. */
function useCamera(map: MapLibreMap | undefined, props: RouteMapProps): void {
  const { drawing, areas, fitFor } = props
  const [fitted, setFitted] = useState<string>()
  const [startedAt, setStartedAt] = useState<readonly TargetArea[]>()
  const onLook = useEffectEvent(props.onLook)
  const onPainted = useEffectEvent(props.onPainted)
  const { result } = drawing

  useEffect(() => {
    if (!map) return
    const look = (): void => onLook(lookOf(map))
    const moved = (event: object): void => {
      if (!isOnItsWay(event)) look()
    }
    look()
    map.on('moveend', moved)
    return () => {
      map.off('moveend', moved)
    }
  }, [map])

  useEffect(() => {
    if (!map || fitted === fitFor) return
    const frame = frameOf(drawing, areas, fitFor)
    if (frame) {
      setFitted(fitFor)
      // The first routes of a map that shows nothing yet are simply there.
      if (fitted === undefined || !frame.first) fitBounds(map, frame.bounds, { flies: fitted !== undefined })
      else showAll(map, frame.first, frame.bounds)
      return
    }
    // Until the first routes come, the target areas are what there is to see.
    const start = areaBounds(areas)
    if (fitted === undefined && start && startedAt !== areas) {
      setStartedAt(areas)
      fitBounds(map, start, { flies: false })
    }
  }, [map, drawing, areas, fitted, fitFor, startedAt])

  const source = SOURCES[drawing.mode === 'heatmap' ? 'heat' : 'routes']
  useEffect(() => {
    if (!map || !result) return
    const rendered = (): void => {
      if (!map.getSource(source) || !map.isSourceLoaded(source)) return
      map.off('render', rendered)
      onPainted(result.job)
    }
    map.on('render', rendered)
    // A map at rest would say nothing more.
    map.triggerRepaint()
    return () => {
      map.off('render', rendered)
    }
  }, [map, result, source])
}
