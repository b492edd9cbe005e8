/** Draws the same routes in our view and in a bare MapLibre map, and says how long each takes to come to rest. */
import { INITIAL_MAP_VIEW, MAP_CENTRE, MAP_ZOOM, type Vehicle } from '@product/sdk/nouns/campaigns'
import { routeFeatures, vehicleColours } from '@product/sdk/features/map'
import { createRoot } from 'react-dom/client'
import '../../../packages/client-app/src/theme/install-theme'
import { baseStyle } from '../../../packages/client-app/src/base-map/base-style'
import { CampaignMapView } from '../../../packages/client-app/src/features/map/CampaignMapView'
import { loadRouteMap } from '../../../packages/client-app/src/features/map/LazyRouteMap'
import { mapLibre } from '../../../packages/client-app/src/base-map/map-libre'
import { manyVehicles } from './many-vehicles'

export interface Drawn {
  /** Milliseconds from data in hand to a map at rest. */
  ms: number
  /** The longest piece of work on the page's thread that our own files began, milliseconds. */
  longestOfOurs: number
}

declare global {
  interface Window {
    draw: Record<'ours' | 'bare', (routes: number) => Promise<Drawn>>
  }
}

const container = document.getElementById('map') ?? document.body
const baseUrl = `${window.location.origin}/basemap`
const DRAWING = 'Drawing Routes...'

/** Our view says when it has drawn; the map of either says when it rests. */
let lastRest = Number.POSITIVE_INFINITY
// Its overloads, one for each kind of event, can't be written for a function that takes them all.
const map = mapLibre.Map.prototype as unknown as Record<'fire', (event: unknown, more?: object) => unknown>
const { fire } = map
map.fire = function (event, more) {
  const type = typeof event === 'object' && event !== null && 'type' in event ? event.type : event
  if (type === 'idle') lastRest = performance.now()
  if (type === 'render') lastRest = Number.POSITIVE_INFINITY
  return fire.call(this, event, more)
}

const QUIET_MS = 400

/** The moment since which the map has rested and `isDone` holds. */
async function rest(isDone: () => boolean): Promise<number> {
  for (;;) {
    await new Promise(resolve => setTimeout(resolve, 20))
    if (isDone() && performance.now() - lastRest > QUIET_MS) return lastRest
  }
}

/** The library's files are in a chunk of their own, so all other scripts are ours (or React at work for us). */
function watchOurs(): () => number {
  let longest = 0
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      // What this entry type adds is not in the DOM library yet.
      const { scripts = [] } = entry as PerformanceEntry & {
        scripts?: { sourceURL: string; duration: number }[]
      }
      for (const { sourceURL, duration } of scripts) {
        if (!sourceURL.includes('maplibre')) longest = Math.max(longest, duration)
      }
    }
  })
  observer.observe({ type: 'long-animation-frame' })
  return () => longest
}

/** First a map at rest without routes, so that making the map is in neither time; then the routes. */
async function measured(open: () => () => boolean, drawRoutes: () => () => boolean): Promise<Drawn> {
  await rest(open())
  const longestOfOurs = watchOurs()
  const start = performance.now()
  const end = await rest(drawRoutes())
  return { ms: end - start, longestOfOurs: longestOfOurs() }
}

function drawOurs(routes: number): Promise<Drawn> {
  const vehicles = manyVehicles(routes)
  const root = createRoot(container)
  const render = (shown: readonly Vehicle[] | undefined) =>
    root.render(
      <CampaignMapView
        campaign={{ id: 71, name: 'Benchmark' }}
        data={{ vehicles: shown, areas: [], problem: undefined }}
        screen={{ ...INITIAL_MAP_VIEW, campaign: 71, asTable: false }}
        onChange={() => undefined}
        baseUrl={baseUrl}
      />,
    )
  const isThere = () => container.querySelector('canvas') !== null
  const isDrawn = () => isThere() && !(container.textContent ?? '').includes(DRAWING)
  return measured(
    () => {
      render([])
      return isThere
    },
    () => {
      lastRest = Number.POSITIVE_INFINITY
      render(vehicles)
      return isDrawn
    },
  )
}

function drawBare(routes: number): Promise<Drawn> {
  const vehicles = manyVehicles(routes)
  const { collection, bounds } = routeFeatures(vehicles, vehicleColours(vehicles))
  const map = new mapLibre.Map({
    container,
    style: baseStyle({ theme: 'light', baseUrl }),
    center: [...MAP_CENTRE],
    zoom: MAP_ZOOM.initial,
    maxZoom: MAP_ZOOM.max,
    fadeDuration: 0,
    attributionControl: false,
  })
  return measured(
    () => () => map.isStyleLoaded() === true,
    () => {
      lastRest = Number.POSITIVE_INFINITY
      map.addSource('routes', { type: 'geojson', data: collection })
      map.addLayer({
        id: 'routes',
        type: 'line',
        source: 'routes',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': ['get', 'colour'], 'line-width': 2.2 },
      })
      if (bounds) map.fitBounds(bounds, { padding: 175, maxZoom: MAP_ZOOM.max, duration: 0 })
      return () => map.isSourceLoaded('routes')
    },
  )
}

await Promise.all([loadRouteMap(), fetch(`${baseUrl}/places.geojson`)])
window.draw = { ours: drawOurs, bare: drawBare }
