import {
  boxes,
  collection,
  feature,
  features,
  inBox,
  installed,
  parts,
  readInstalled,
  rounded,
} from './files.mjs'
import { arcs, NearestLine, slice } from './plane.mjs'
import { shape } from './shape.mjs'

/** Borders are coarser than the coast, so near to it they are left out, in kilometres. */
const offCoast = 0.9
const sampleEvery = 0.3

/** Lines between countries, states and counties, and a point to name each state at. */
export async function borders(nearWater) {
  const topojson = installed('topojson-client')
  const us = readInstalled('us-atlas/states-10m.json')
  const states = topojson.feature(us, us.objects.states)
  const world = readInstalled('world-atlas/countries-50m.json')
  const all = topojson.feature(world, world.objects.countries)
  const american = collection(all.features.filter(f => ['840', '124', '484'].includes(f.id)))
  const coast = new NearestLine()
  for (const { geometry } of nearWater) for (const ring of geometry.coordinates.flat()) coast.add(ring)

  const lines = [
    ['country', await shape(american, '-clip bbox=-172,8,-50,74 -innerlines -o precision=0.01'), 2],
    ['state', await shape(states, '-simplify 50% -innerlines -o precision=0.001'), 3],
    [
      'county',
      await shape(
        collection(features('counties.geojson')),
        '-simplify interval=250 -innerlines -o precision=0.001',
      ),
      3,
    ],
  ]
  const drawn = lines.map(([kind, list, digits]) => {
    const { coordinates } = parts(list, 'MultiLineString')
    const kept = kind === 'country' ? coordinates : coordinates.flatMap(line => awayFromCoast(line, coast))
    return feature(
      { kind },
      { type: 'MultiLineString', coordinates: kept.map(line => rounded(line, digits)) },
    )
  })
  const middles = await shape(states, '-points inner -o precision=0.01')
  return { drawn, names: middles.map(f => feature({ kind: 'state', name: f.properties.name }, f.geometry)) }
}

/** The parts of a line that keep their distance from the coast. */
function awayFromCoast(line, coast) {
  if (!line.some(point => Object.values(boxes).some(box => inBox(point, box)))) return [line]
  const lengths = arcs(line)
  const total = lengths.at(-1)
  const count = Math.max(1, Math.ceil(total / sampleEvery))
  const kept = []
  let start
  for (let i = 0; i <= count; i++) {
    const arc = (total * i) / count
    const near = coast.find(slice(line, lengths, arc, arc)[0], offCoast) !== undefined
    if (!near && start === undefined) start = arc
    if ((near || i === count) && start !== undefined) {
      const end = near ? arc - total / count : arc
      if (end > start) kept.push(slice(line, lengths, start, end))
      start = undefined
    }
  }
  return kept
}
