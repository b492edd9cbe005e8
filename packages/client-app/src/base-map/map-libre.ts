import * as mapLibre from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

// Before the first map, or no GeoJSON is ever drawn.
mapLibre.setWorkerUrl(workerUrl)
// Its worker takes as long to start as the map: the two do so side by side.
mapLibre.prewarm()

export { mapLibre }
