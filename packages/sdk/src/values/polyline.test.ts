import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../testing/shared-data'
import { haversineMeters } from './geo'
import {
  appendVertex,
  decodePolyline,
  encodePolyline,
  PolylineError,
  PolylineReader,
  startPolyline,
} from './polyline'

const EXAMPLE = '_p~iF~ps|U_ulLnnqC_mqNvxq`@'
const EXAMPLE_POINTS = [-120.2, 38.5, -120.95, 40.7, -126.453, 43.252]

const flat = (points: readonly (readonly number[])[]): number[] =>
  points.flatMap(([lat = 0, lng = 0]) => [lng, lat])

describe('an encoded polyline', () => {
  it('is written and read as the description of the format has it', () => {
    expect(encodePolyline(EXAMPLE_POINTS)).toBe(EXAMPLE)
    expect([...decodePolyline(EXAMPLE)]).toEqual(EXAMPLE_POINTS)
  })

  it('can be of precision 6', () => {
    const text = encodePolyline(EXAMPLE_POINTS, 6)
    expect(text).toBe('_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI')
    expect([...decodePolyline(text, 6)]).toEqual(EXAMPLE_POINTS)
  })

  it('without points is empty', () => {
    expect(encodePolyline([])).toBe('')
    expect(decodePolyline('')).toHaveLength(0)
  })

  it.each([
    ['six millionths up', [6e-6, 0], [1e-5, 0]],
    ['half a unit away from zero, east', [0.000005, 0], [1e-5, 0]],
    ['half a unit away from zero, west', [-0.000005, 0], [-1e-5, 0]],
    ['less than half a unit to zero', [-0.000004, 0], [0, 0]],
    ['the corners of the Earth', [180, -90, -180, 90], [180, -90, -180, 90]],
  ])('rounds %s', (_, points, expected) => {
    expect([...decodePolyline(encodePolyline(points))]).toEqual(expected)
  })

  it('grows by each vertex, and goes on after being stored', () => {
    let line = startPolyline()
    for (let at = 0; at < EXAMPLE_POINTS.length; at += 2) {
      appendVertex(line, EXAMPLE_POINTS[at] ?? 0, EXAMPLE_POINTS[at + 1] ?? 0)
      line = JSON.parse(JSON.stringify(line))
    }
    expect(line.text).toBe(EXAMPLE)
  })

  it.each([
    ['ends inside a value', '_p~iF~ps|U_ulLnnqC_mqNvxq'],
    ['has a latitude without a longitude', '_p~iF'],
    ['holds a foreign character', '_p~iF ps|U'],
    ['holds a letter beyond the alphabet', '_p~iFé'],
    ['holds a value without end', '_'.repeat(1_000_000)],
    ['holds a value of too many groups', `${'_'.repeat(7)}?`],
  ])('is refused where the text %s', (_, text) => {
    expect(() => decodePolyline(text)).toThrow(PolylineError)
  })

  it.each([[[1]], [[Number.NaN, 1]], [[1, Number.POSITIVE_INFINITY]], [[1e9, 1]]])(
    'is not written of %j',
    points => {
      expect(() => encodePolyline(points)).toThrow(PolylineError)
    },
  )

  it('of precision 6 read as 5 tells by latitudes beyond 90', () => {
    expect(decodePolyline('_izlhA~rlgdF')[1]).toBe(385)
  })
})

interface Vector {
  name: string
  precision: number
  points_lat_lon: number[][]
  encoded: string
  decoded_lat_lon: number[][]
}

interface Vectors {
  vectors: Vector[]
  damaged: { encoded: string; why: string }[]
  wrong_precision: { encoded: string; as_precision_5: number[][] }
}

interface Route {
  track: string
  precision: number
  count: number
  encoded: string
  [length: string]: unknown
}

describe('a reader of polylines', () => {
  it('reads each as it is read alone, after long and damaged ones too', () => {
    const long = encodePolyline(Array.from({ length: 40_000 }, (_, at) => (at % 100) / 100))
    const texts = [EXAMPLE, long, '', ...Array.from({ length: 3000 }, () => EXAMPLE)]
    const reader = new PolylineReader()
    expect(() => reader.read(EXAMPLE.slice(0, -1))).toThrow(PolylineError)
    const lines = texts.map(text => reader.read(text))
    expect(lines).toEqual(texts.map(text => decodePolyline(text)))
  })
})

describe.skipIf(!sharedData('polyline'))('the published polylines', () => {
  const text = (name: string) => readFileSync(sharedData(`polyline/${name}`) ?? '', 'utf8')
  const vectors = (): Vectors => JSON.parse(text('vectors.json'))
  const routes = (): { routes: Route[] } => JSON.parse(text('routes.json'))

  it('are written and read alike', () => {
    for (const { precision, points_lat_lon, encoded, decoded_lat_lon } of vectors().vectors) {
      expect(encodePolyline(flat(points_lat_lon), precision)).toBe(encoded)
      expect([...decodePolyline(encoded, precision)]).toEqual(flat(decoded_lat_lon))
    }
  })

  it('are refused where they are damaged', () => {
    for (const { encoded } of vectors().damaged) {
      expect(() => decodePolyline(encoded)).toThrow(PolylineError)
    }
  })

  it('show a mix-up of precisions', () => {
    const { encoded, as_precision_5 } = vectors().wrong_precision
    expect([...decodePolyline(encoded, 5)]).toEqual(flat(as_precision_5))
  })

  it('of real routes have their count and come out the same when written again', () => {
    for (const { precision, count, encoded } of routes().routes) {
      const points = decodePolyline(encoded, precision)
      expect(points.length / 2).toBe(count)
      expect(encodePolyline(points, precision)).toBe(encoded)
    }
  })

  it('of real routes have their length', () => {
    for (const route of routes().routes) {
      const points = decodePolyline(route.encoded, route.precision)
      let meters = 0
      for (let at = 2; at < points.length; at += 2) {
        const [lng1 = 0, lat1 = 0, lng2 = 0, lat2 = 0] = points.subarray(at - 2, at + 2)
        meters += haversineMeters(lat1, lng1, lat2, lng2)
      }
      const expected = Number(Object.entries(route).find(([name]) => name.startsWith('length_km'))?.[1])
      expect(Math.abs(meters / 1000 / expected - 1)).toBeLessThan(0.005)
    }
  })
})
