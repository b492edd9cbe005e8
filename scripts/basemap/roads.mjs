import { centreLines } from './centre-lines.mjs'
import { joinLines } from './join-lines.mjs'
import { feature, inBox, rounded } from './files.mjs'

/** Where the map is looked at closely: Los Angeles, the Bay Area, New York. */
const cities = [
  [-119.0, 33.4, -117.0, 34.6],
  [-123.0, 37.1, -121.6, 38.2],
  [-74.6, 40.4, -73.3, 41.2],
]

/** The error in kilometres that a road's curves may have. */
const tolerance = kind => point => {
  if (cities.some(box => inBox(point, box))) return kind === 'state' ? 0.05 : 0.03
  return kind === 'state' ? 0.4 : 0.12
}

/** What stands on the road's sign: the number alone. */
const sign = ref => ref.replace(/^(I|US|SR)/, '')

/** Centre lines by road: the key is what `roadKey` gives for one of its edges. */
export function centreLinesByRoad(features) {
  const byRoad = new Map()
  for (const { properties, geometry } of features) {
    if (!/\d/.test(properties.ref)) continue
    const key = roadKey(properties.region, properties.ref)
    if (!byRoad.has(key))
      byRoad.set(key, { kind: properties.kind, ref: properties.ref, region: properties.region, lines: [] })
    byRoad.get(key).lines.push(...geometry.coordinates)
  }
  for (const road of byRoad.values()) road.centre = centreLines(joinLines(road.lines), tolerance(road.kind))
  return byRoad
}

export const roadKey = (region, ref) => `${region} ${ref}`

/** The roads as the browser draws them, by the file they go to. */
export function drawnRoads(byRoad) {
  const of = kinds =>
    [...byRoad.values()]
      .filter(road => kinds.includes(road.kind))
      .map(road =>
        feature(
          { kind: road.kind, ref: sign(road.ref) },
          {
            type: 'MultiLineString',
            coordinates: road.centre.lines.map(({ line }) => rounded(line, 4)),
          },
        ),
      )
  return { 'roads-main.geojson': of(['interstate', 'us']), 'roads-state.geojson': of(['state']) }
}
