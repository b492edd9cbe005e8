import { expect, it } from 'vitest'
import { placesByZip } from './place-addresses'
import { readZipCentroids } from './zip-centroids'

const places = placesByZip(() =>
  readZipCentroids(`zip_code,latitude,longitude,city,state,county
90012,34.066,-118.2386,Los Angeles,CA,Los Angeles
07601,40.889,-74.0461,Hackensack,NJ,Bergen
`),
)

it.each([
  ['90012', [-118.2386, 34.066]],
  [' 90012-1234 ', [-118.2386, 34.066]],
  ['1 Main St, Los Angeles, CA 90012', [-118.2386, 34.066]],
  ['1 Main St, Los Angeles, CA 90012, USA', [-118.2386, 34.066]],
  ['Los Angeles, CA', [-118.2386, 34.066]],
  ['hackensack', [-74.0461, 40.889]],
  ['00000', null],
  ['900123', null],
  ['90012 Main St', null],
  ['100 Queen St W, Toronto, ON M5H 2N2', null],
  ['Los Angeles, ON', null],
  ['', null],
])('%j is placed at %j', async (address, at) => {
  expect(await places([address])).toEqual([at])
})

it('each address has its own place, though one comes twice', async () => {
  expect(await places(['07601', '90012', '07601', '00000', '00000'])).toEqual([
    [-74.0461, 40.889],
    [-118.2386, 34.066],
    [-74.0461, 40.889],
    null,
    null,
  ])
})
