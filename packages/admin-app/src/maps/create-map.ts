import { mapLibre } from '@product/client-app/map-libre'
import { baseStyle } from '@product/client-app/views'
import { MAP_CENTRE, paddingFor, STAFF_MAP_ZOOM } from '@product/sdk/nouns/campaigns'
import type { Bounds } from '@product/sdk/values'
import type { Map as MapLibreMap } from 'maplibre-gl'

export interface MapOptions {
  label: string
  scheme: 'light' | 'dark'
  /** A MapLibre style; absent: the bundled base map. */
  styleUrl: string | undefined
}

/** The base map's files lie beside the console's own, with the client app. */
const BASE_MAP = `${import.meta.env.BASE_URL}../basemap`

/** A map as the console has it. Throws where the browser can draw none. */
export function createMap(container: HTMLElement, { label, scheme, styleUrl }: MapOptions): MapLibreMap {
  const map = new mapLibre.Map({
    container,
    style: styleUrl ?? baseStyle({ theme: scheme, baseUrl: BASE_MAP }),
    center: [MAP_CENTRE[0], MAP_CENTRE[1]],
    zoom: STAFF_MAP_ZOOM.initial,
    minZoom: STAFF_MAP_ZOOM.min,
    maxZoom: STAFF_MAP_ZOOM.max,
    attributionControl: { compact: true },
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    fadeDuration: 0,
    locale: { 'Map.Title': label },
  })
  map.addControl(new mapLibre.NavigationControl({ showCompass: false }), 'bottom-right')
  return map
}

const CLOSEST_ZOOM = 12

/** Moves the map so that all of it is seen. */
export function showBounds(map: MapLibreMap, bounds: Bounds | undefined, duration = 180): void {
  if (!bounds) return
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  map.fitBounds(bounds, { padding: paddingFor({ width, height }) / 2, maxZoom: CLOSEST_ZOOM, duration })
}
