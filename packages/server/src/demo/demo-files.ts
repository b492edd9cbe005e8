import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type PackedNetwork, RoadGraph } from '../outside/road-graph'
import { createRoadRouter, type RoadRouter } from '../outside/road-router'
import { readZipCentroids, type ZipCentroids } from '../outside/zip-centroids'

/** The server's bundled data: two levels up from the sources, one from the bundle. */
function bundled(name: string): string {
  const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const file = [beside(`../../data/${name}`), beside(`../data/${name}`)].find(existsSync)
  if (file === undefined) throw new Error(`The bundled file ${name} is missing.`)
  return gunzipSync(readFileSync(file)).toString('utf8')
}

export const bundledRoads = (): RoadRouter => {
  // scripts/build-basemap.mjs writes the file in this very form.
  const network = JSON.parse(bundled('road-network.json.gz')) as PackedNetwork
  return createRoadRouter(new RoadGraph(network))
}

export const bundledZips = (): ZipCentroids => readZipCentroids(bundled('zips.csv.gz'))
