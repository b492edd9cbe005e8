import { collection, feature, installed } from './files.mjs'

const mapshaper = installed('mapshaper')

/** Runs mapshaper commands over one layer and hands back its features. */
export async function shape(layer, commands) {
  return unpacked(
    await mapshaper.applyCommands(`-i in.json ${commands} -o out.json format=geojson`, {
      'in.json': JSON.stringify(layer),
    }),
  )
}

/** What is left of a polygon where the listed features are cut away. */
export async function erase(from, list, precision) {
  const commands = `-i from.json away.json combine-files -target from -erase away -o out.json format=geojson precision=${precision}`
  return unpacked(
    await mapshaper.applyCommands(commands, {
      'from.json': JSON.stringify(collection([feature({}, from)])),
      'away.json': JSON.stringify(collection(list.map(({ geometry }) => feature({}, geometry)))),
    }),
  )
}

/** mapshaper writes bare geometries where no feature has properties. */
function unpacked(files) {
  const made = JSON.parse(files['out.json'].toString())
  return made.features ?? (made.geometries ?? [made]).map(geometry => feature({}, geometry))
}

export const square = ([west, south, east, north]) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ],
  ],
})
export const shrunk = ([west, south, east, north], by) => [west + by, south + by, east - by, north - by]
