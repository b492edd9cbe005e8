import { describe, expect, it } from 'vitest'
import { bundledZips } from '../demo/demo-files'
import { readZipCentroids } from './zip-centroids'

const list = `zip_code,latitude,longitude,city,state,county
90012,34.066,-118.2386,Los Angeles,CA,Los Angeles
90015,34.04,-118.2664,Los Angeles,CA,Los Angeles
07601,40.889,-74.0461,Hackensack,NJ,Bergen
54301,44.4808,-88.0161,,,
10001,40.7506,-73.9972,New York,NY,New York
99999,40,-80,New York,PA,Elsewhere
10002,40.7157,-73.9861,New York,NY,New York
`

describe('the middle of a ZIP code', () => {
  const zips = readZipCentroids(list)

  it.each([
    ['90012', [-118.2386, 34.066]],
    [' 90012-1234 ', [-118.2386, 34.066]],
    ['07601', [-74.0461, 40.889]],
    ['54301', [-88.0161, 44.4808]],
  ])('is known for %s', (code, at) => {
    expect(zips.zip(code)?.at).toEqual(at)
  })

  it.each(['00000', '9001', '', 'Los Angeles'])('is unknown for %j', code => {
    expect(zips.zip(code)).toBeUndefined()
  })
})

describe('the middle of a city', () => {
  const zips = readZipCentroids(list)

  it('is the mean of its ZIP codes, whatever the case', () => {
    const [longitude, latitude] = zips.city('los angeles', 'ca') ?? [0, 0]
    expect(longitude).toBeCloseTo(-118.2525)
    expect(latitude).toBeCloseTo(34.053)
  })

  it('is that of the larger city where no state is named', () => {
    expect(zips.city('New York')?.[1]).toBeCloseTo(40.733, 2)
    expect(zips.city('New York', 'PA')).toEqual([-80, 40])
  })

  it('is unknown for other names', () => {
    expect(zips.city('Springfield')).toBeUndefined()
    expect(zips.city('Los Angeles', 'NY')).toBeUndefined()
  })
})

it('the bundled list puts ZIP codes of one city in different places', () => {
  const zips = bundledZips()
  expect(zips.zip('90012')?.at).toEqual([-118.2386, 34.066])
  expect(zips.zip('90401')).toMatchObject({ city: 'Santa Monica', state: 'CA' })
  expect(zips.zip('60601')?.at[0]).toBeCloseTo(-87.62, 1)
  expect(zips.city('Los Angeles', 'CA')?.[1]).toBeCloseTo(34.04, 1)
})
