import { MAP_CENTRE, MAP_LATITUDE, MAP_ZOOM, paddingFor } from '@product/sdk/nouns/campaigns'
import { type Bounds, pixelAtZoom, TILE_PIXELS } from '@product/sdk/values'
import type { Look } from './route-messages'

/** About what a new map of so many pixels shows, before it says so itself. */
export function lookThrough(width: number, height: number): Look {
  const [lng, lat] = MAP_CENTRE
  const degrees = pixelAtZoom(MAP_ZOOM.initial)
  const [east, north] = [(width / 2) * degrees, (height / 2) * degrees * Math.cos((lat * Math.PI) / 180)]
  return { zoom: MAP_ZOOM.initial, bounds: [lng - east, lat - north, lng + east, lat + north] }
}

/** What a window that shows `look` will show once it is fitted to the bounds, as far as it is known before. */
export function fittedLook({ zoom, bounds: window }: Look, bounds: Bounds): Look {
  const earth = TILE_PIXELS * 2 ** zoom
  const [width, height] = shares(window).map(share => share * earth) as [number, number]
  const padding = paddingFor({ width, height })
  const [wide, high] = shares(bounds)
  const fits = Math.min((width - 2 * padding) / wide, (height - 2 * padding) / high)
  return { zoom: Math.max(MAP_ZOOM.min, Math.min(MAP_ZOOM.max, Math.log2(fits / TILE_PIXELS))), bounds }
}

/** How much of the Earth's map the bounds take, across and down. */
const shares = ([west, south, east, north]: Bounds): [across: number, down: number] => [
  (east - west) / 360,
  northing(north) - northing(south),
]

/** How far north of the equator the map has a latitude, in Earths. */
const northing = (latitude: number): number => {
  const onMap = Math.min(MAP_LATITUDE, Math.max(-MAP_LATITUDE, latitude))
  return Math.asinh(Math.tan((onMap * Math.PI) / 180)) / (2 * Math.PI)
}
