import { calmCoast } from './coast.mjs'
import { boxes, collection, feature, features, installed, parts, readInstalled } from './files.mjs'
import { erase, shape, shrunk, square } from './shape.mjs'

/** Drawn coarsely around the boxes; the rest of the world is a hint only. */
const america = [-172, 8, -50, 74]
/** North of Manhattan the coastline stops; the Hudson above it is what the coarser land layer leaves out. */
const hudson = [-74.05, 40.868, -73.84, 42.1]

/** The sea in detail inside the boxes, and coarse everywhere else. */
export async function water() {
  const sea = collection(
    await shape(
      readInstalled('@geo-maps/earth-seas-10m/map.geo.json'),
      `-clip bbox=${america} -o precision=0.0001`,
    ),
  )
  const near = []
  for (const [region, box] of Object.entries(boxes)) {
    const clipped = parts(await shape(sea, `-clip bbox=${box} -o precision=0.0001`), 'MultiPolygon')
    near.push(feature({ region }, { type: 'MultiPolygon', coordinates: calmCoast(clipped.coordinates, box) }))
  }
  const river = parts(await erase(square(hudson), features('land.geojson'), 0.0001), 'MultiPolygon')
  near.push(
    feature({ region: 'ny' }, { type: 'MultiPolygon', coordinates: calmCoast(river.coordinates, hudson) }),
  )
  return { near, far: [await around(sea), await restOfWorld()] }
}

async function around(sea) {
  const coarse = '-filter-islands min-area=800km2 -filter-slivers min-area=300km2 -simplify interval=6000'
  const seas = parts(await shape(sea, `${coarse} -o precision=0.01`), 'MultiPolygon')
  // A little overlap, so that no seam shows where near and far meet.
  const holes = Object.values(boxes).map(box => feature({}, square(shrunk(box, 0.02))))
  return feature({}, parts(await erase(seas, holes, 0.01), 'MultiPolygon'))
}

async function restOfWorld() {
  const world = readInstalled('world-atlas/land-110m.json')
  const land = installed('topojson-client').feature(world, world.objects.land).features
  const away = [...land, feature({}, square(shrunk(america, 0.2)))]
  const left = collection(await erase(square([-180, -85, 180, 85]), away, 0.1))
  return feature({}, parts(await shape(left, '-simplify interval=20000 -o precision=0.1'), 'MultiPolygon'))
}
