import type { Bounds, Point } from '@product/sdk/values'
import { MAP_CENTRE, MAP_LATITUDE, MAP_ZOOM, paddingFor } from '@product/sdk/nouns/campaigns'
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapProps } from 'react-map-gl/maplibre'
import type { Look } from './route-messages'

/** The look of the whole interface: nothing moves for longer. The map itself jumps where motion is not wanted. */
const FLIGHT_MS = 180

/** Goes with the events of a flight that another follows. */
const ON_ITS_WAY = { isOnItsWay: true }

/** Whether the map goes on at once from where an event found it. */
export const isOnItsWay = (event: object): boolean => 'isOnItsWay' in event

const onMap = (lat: number): number => Math.min(MAP_LATITUDE, Math.max(-MAP_LATITUDE, lat))

const boundsOnMap = ([west, south, east, north]: Bounds): Bounds => [west, onMap(south), east, onMap(north)]

/** Where a new map begins: at these bounds, if they are known, so that nothing of elsewhere is loaded. */
export const startAt = (bounds: Bounds | undefined): MapProps['initialViewState'] =>
  bounds
    ? { bounds: boundsOnMap(bounds), fitBoundsOptions: { maxZoom: MAP_ZOOM.max } }
    : { longitude: MAP_CENTRE[0], latitude: MAP_CENTRE[1], zoom: MAP_ZOOM.initial }

/** Flies to where the routes begin and fits them all into the window. Spec: client dashboard, 4. */
export function showAll(map: MapLibreMap, first: Point, bounds: Bounds): void {
  map.once('moveend', () => fitBounds(map, bounds))
  map.flyTo({ center: [first[0], onMap(first[1])], zoom: map.getZoom(), duration: FLIGHT_MS }, ON_ITS_WAY)
}

export function fitBounds(
  map: MapLibreMap,
  bounds: Bounds,
  { flies = true }: { flies?: boolean } = {},
): void {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  map.fitBounds(boundsOnMap(bounds), {
    padding: paddingFor({ width, height }),
    maxZoom: MAP_ZOOM.max,
    duration: flies ? FLIGHT_MS : 0,
  })
}

/** What the map shows now. */
export const lookOf = (map: MapLibreMap): Look => {
  const bounds = map.getBounds()
  return {
    zoom: map.getZoom(),
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
  }
}
