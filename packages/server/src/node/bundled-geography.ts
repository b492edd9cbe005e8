import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type PackedNetwork, RoadGraph } from '../outside/road-graph'
import { createRoadRouter, type RoadRouter } from '../outside/road-router'
import { readZipCentroids, type ZipCentroids } from '../outside/zip-centroids'

export interface BundledGeography {
  router: RoadRouter
  zips: ZipCentroids
}

/** The road network and ZIP codes that come with the server (`packages/server/data`). Takes about 0.2 s. */
export function bundledGeography(): BundledGeography {
  // The file below is JSON of this shape, written by scripts/build-basemap.mjs.
  const packed = JSON.parse(dataFile('road-network.json.gz')) as PackedNetwork
  return { router: createRoadRouter(new RoadGraph(packed)), zips: readZipCentroids(dataFile('zips.csv.gz')) }
}

/** `data` stands beside `src` and `dist`, and the file that asks may lie at their top or one folder down. */
function dataFile(name: string): string {
  const places = ['../data/', '../../data/'].map(up => fileURLToPath(new URL(up + name, import.meta.url)))
  const found = places.find(place => existsSync(place))
  if (!found) throw new Error(`The server's data file ${name} is missing`)
  return gunzipSync(readFileSync(found)).toString('utf8')
}
