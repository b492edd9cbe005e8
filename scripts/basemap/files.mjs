import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'

const [source, packages] = process.argv.slice(2)
if (!source || !packages) {
  console.error('usage: node scripts/build-basemap.mjs SOURCE PACKAGES')
  process.exit(1)
}
const forBrowser = fileURLToPath(new URL('../../packages/client-app/public/basemap/', import.meta.url))
const forServer = fileURLToPath(new URL('../../packages/server/data/', import.meta.url))

export const installed = createRequire(join(resolve(packages), 'package.json'))
export const feature = (properties, geometry) => ({ type: 'Feature', properties, geometry })
export const collection = features => ({ type: 'FeatureCollection', features })
export const round = (value, digits) => Math.round(value * 10 ** digits) / 10 ** digits
export const rounded = (line, digits) => line.map(([x, y]) => [round(x, digits), round(y, digits)])

/** The two boxes drawn in detail: west, south, east, north. */
export const boxes = { ca: [-124.6, 32.4, -114.0, 42.1], ny: [-75.4, 39.4, -71.6, 42.1] }
export const inBox = ([x, y], [west, south, east, north]) =>
  x >= west && x <= east && y >= south && y <= north

export function read(name) {
  const bytes = readFileSync(join(source, name))
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}
export const features = name => JSON.parse(read(name)).features
export const readInstalled = name => JSON.parse(readFileSync(installed.resolve(name), 'utf8'))

/** One multi-part geometry of many, so that properties are not repeated. */
export function parts(list, kind) {
  const single = kind.slice('Multi'.length)
  return {
    type: kind,
    coordinates: list.flatMap(({ geometry }) =>
      geometry.type === single ? [geometry.coordinates] : geometry.coordinates,
    ),
  }
}

export function writeForBrowser(name, list) {
  const text = JSON.stringify(collection(list))
  writeFileSync(join(forBrowser, name), text)
  report(name, text.length, gzipSync(text).length)
}

export function writeForServer(name, text) {
  const bytes = gzipSync(text, { level: 9 })
  writeFileSync(join(forServer, name), bytes)
  report(name, text.length, bytes.length)
}

function report(name, bytes, zipped) {
  console.log(`${name.padEnd(28)}${String(bytes).padStart(9)} bytes${String(zipped).padStart(9)} gzipped`)
}
