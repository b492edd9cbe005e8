/** Draws the same routes in our view and in a bare MapLibre map, and says how long each takes to come to rest. */
import { INITIAL_MAP_VIEW, MAP_CENTRE, MAP_ZOOM, routeFeatures, vehicleColours } from '@product/sdk/map'
import { createRoot } from 'react-dom/client'
import '../../../packages/client-app/src/theme/install-theme'
import { baseStyle } from '../../../packages/client-app/src/map/base-style'
import { CampaignMapView } from '../../../packages/client-app/src/map/CampaignMapView'
import { loadRouteMap } from '../../../packages/client-app/src/map/LazyRouteMap'
import { mapLibre } from '../../../packages/client-app/src/map/map-libre'
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
const { fire } = mapLibre.Map.prototype
mapLibre.Map.prototype.fire = function (event, properties) {
  if (typeof event !== 'string' && event.type === 'idle') lastRest = performance.now()
  if (typeof event !== 'string' && event.type === 'render') lastRest = Number.POSITIVE_INFINITY
  return fire.call(this, event, properties)
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

async function measured(begin: () => () => boolean): Promise<Drawn> {
  const longestOfOurs = watchOurs()
  const start = performance.now()
  const end = await rest(begin())
  return { ms: end - start, longestOfOurs: longestOfOurs() }
}

function drawOurs(routes: number): Promise<Drawn> {
  const vehicles = manyVehicles(routes)
  return measured(() => {
    createRoot(container).render(
      <CampaignMapView
        campaign={{ id: 71, name: 'Benchmark' }}
        data={{ vehicles, areas: [], problem: undefined }}
        screen={{ ...INITIAL_MAP_VIEW, campaign: 71, asTable: false }}
        onChange={() => undefined}
        baseUrl={baseUrl}
      />,
    )
    let began = false
    return () => {
      const isDrawing = container.textContent?.includes(DRAWING) ?? false
      began ||= isDrawing
      return began && !isDrawing
    }
  })
}

function drawBare(routes: number): Promise<Drawn> {
  const vehicles = manyVehicles(routes)
  const { collection, bounds } = routeFeatures(vehicles, vehicleColours(vehicles))
  return measured(() => {
    const map = new mapLibre.Map({
      container,
      style: baseStyle({ theme: 'light', baseUrl }),
      center: [...MAP_CENTRE],
      zoom: MAP_ZOOM.initial,
      maxZoom: MAP_ZOOM.max,
      fadeDuration: 0,
      attributionControl: false,
    })
    let isAdded = false
    map.once('load', () => {
      map.addSource('routes', { type: 'geojson', data: collection })
      map.addLayer({
        id: 'routes',
        type: 'line',
        source: 'routes',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': ['get', 'colour'], 'line-width': 2.2 },
      })
      if (bounds) map.fitBounds(bounds, { padding: 175, maxZoom: MAP_ZOOM.max, duration: 0 })
      isAdded = true
    })
    return () => isAdded && map.isSourceLoaded('routes')
  })
}

await Promise.all([loadRouteMap(), fetch(`${baseUrl}/places.geojson`)])
window.draw = { ours: drawOurs, bare: drawBare }
