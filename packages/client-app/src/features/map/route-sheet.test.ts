import { type RouteFeature, vehicleColours } from '@product/sdk/features/map'
import type { VehicleKey } from '@product/sdk/nouns/campaigns'
import { encodePolyline } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import {
  addVehicle,
  collectionOf,
  emptySheet,
  serves,
  type Writing,
  writeSheet as writing,
  writingFor,
} from './route-sheet'
import type { Look } from './route-messages'
import { storyVehicles } from '../../campaign/story-routes'

const writeSheet = (...given: Parameters<typeof writing>): string[] => [...writing(...given)]

const PLAIN = { box: undefined, isolated: undefined, isStriped: false }

const LOOK = {
  isolated: undefined,
  zoom: 9,
  bounds: [-119, 33, -117, 35] as [number, number, number, number],
}

function sheetOf(trucks: number, measuredOnly = false) {
  const vehicles = storyVehicles(trucks)
  const sheet = emptySheet(vehicleColours(vehicles))
  for (const vehicle of vehicles) addVehicle(sheet, vehicle, measuredOnly)
  return sheet
}

/** What the map would read. */
const read = async (written: string[]) => JSON.parse(await collectionOf(written).text())

describe('a sheet of routes', () => {
  it('becomes GeoJSON with an id and all that a label says for each path', async () => {
    const sheet = sheetOf(2)
    const { type, features } = await read(writeSheet(sheet, { ...PLAIN, level: 15 }))
    expect(type).toBe('FeatureCollection')
    expect(features.map(({ id }: { id: number }) => id)).toEqual(sheet.vehicles.flat().map(({ id }) => id))
    expect(features[0]).toMatchObject({
      type: 'Feature',
      geometry: { type: 'LineString' },
      properties: { vehicleKey: 'truck-1', dashed: false, provenance: 'measured', estimated: true },
    })
    expect(sheet.first).toEqual(features[0].geometry.coordinates[0])
  })

  it('leaves modelled paths out where only measured ones count', () => {
    expect(sheetOf(2, true).routes).toBeLessThan(sheetOf(2).routes)
    expect(writeSheet(sheetOf(2, true), { ...PLAIN, level: 15 }).join()).not.toContain('"dashed":true')
  })

  it('has fewer points far away than close by', () => {
    const sheet = sheetOf(2)
    const length = (level: number) => writeSheet(sheet, { ...PLAIN, level }).join().length
    expect(length(5)).toBeLessThan(length(9))
    expect(length(9)).toBeLessThan(length(15))
  })

  it('holds only what comes near the box it is cut to', async () => {
    const sheet = sheetOf(6)
    const pacific = writeSheet(sheet, { ...PLAIN, level: 13, box: [-125, 30, -124, 31] })
    expect(pacific.join('')).toBe('')
    const { features } = await read([
      ...pacific,
      ...writeSheet(sheet, { ...PLAIN, level: 13, box: [-118.3, 34, -118.2, 34.1] }),
    ])
    expect(features.length).toBeGreaterThan(0)
    expect(features.length).toBeLessThanOrEqual(sheet.routes)
  })

  it('lies within the smallest box, also with trucks on both sides of the antimeridian', () => {
    const sheet = emptySheet(new Map())
    const lines = [encodePolyline([178, -18, 179, -17]), encodePolyline([-179, -17, -178, -16])]
    for (const [index, vehicle] of storyVehicles(2).slice(0, 2).entries()) {
      const paths = vehicle.paths.map(path => ({ ...path, polyline: lines[index] ?? '' }))
      addVehicle(sheet, { ...vehicle, paths }, false)
    }
    expect(sheet.bounds).toEqual([178, -18, 182, -16])
  })

  it('holds stripes of a road that two drove, each of its own route, above the whole lines', async () => {
    const [vehicle] = storyVehicles(1)
    const [path] = vehicle?.paths ?? []
    if (!vehicle || !path) throw new Error('A story has a vehicle with paths')
    const sheet = emptySheet(new Map())
    const drive = (key: VehicleKey, provenance: 'measured' | 'rep_route', ...line: number[]) =>
      addVehicle(
        sheet,
        { ...vehicle, key, paths: [{ ...path, provenance, polyline: encodePolyline(line) }] },
        false,
      )
    drive('truck-1', 'measured', -118.3, 34, -118.2, 34)
    drive('truck-2', 'measured', -118.3, 34, -118.2, 34)
    drive('placeholder-3', 'rep_route', -118.3, 34, -118.2, 34)
    const { features } = await read(writeSheet(sheet, { ...PLAIN, level: 12, isStriped: true }))
    expect(features.map(({ id, geometry }: RouteFeature) => [id, geometry.type])).toEqual([
      [0, 'LineString'],
      [1, 'LineString'],
      [2, 'LineString'],
      [0, 'MultiLineString'],
      [1, 'MultiLineString'],
    ])
  })

  it('draws the ground of days once, whichever vehicle drove there', async () => {
    const [vehicle] = storyVehicles(1)
    if (!vehicle) throw new Error('A story has a vehicle')
    const [street, detour] = [
      [-118.3, 34, -118.2, 34],
      [-118.2, 34, -118.2, 34.1],
    ]
    const day = { paths: 2, capped: 0, estimated: 2 }
    const drove = (...lines: number[][]) =>
      vehicle.paths
        .slice(0, lines.length)
        .map((path, at) => ({ ...path, day, polyline: encodePolyline(lines[at] ?? []) }))
    const sheet = emptySheet(new Map())
    addVehicle(sheet, { ...vehicle, paths: drove(street, street) }, false)
    addVehicle(
      sheet,
      { ...vehicle, key: 'truck-2', paths: drove(street, [...street, ...detour.slice(2)]) },
      false,
    )
    const drawn = async (isolated?: VehicleKey) => {
      const { features } = await read(writeSheet(sheet, { ...PLAIN, level: 10, isolated }))
      return features.map(({ id, geometry }: RouteFeature) => [id, geometry.coordinates.flat()])
    }
    expect(await drawn()).toEqual([
      [1, street],
      [3, detour],
    ])
    // The truck that is shown before the others has all of its ground.
    expect(await drawn('truck-2')).toEqual([[3, [...street, ...detour.slice(2)]]])
  })

  it('draws what was measured before what is modelled, where both are days on the same ground', async () => {
    const [vehicle] = storyVehicles(1)
    const [path] = vehicle?.paths ?? []
    if (!vehicle || !path) throw new Error('A story has a vehicle with paths')
    const polyline = encodePolyline([-118.3, 34, -118.2, 34])
    const day = { paths: 1, capped: 0, estimated: 1 }
    const sheet = emptySheet(new Map())
    for (const [key, provenance] of [
      ['truck-1', 'rep_route'],
      ['truck-2', 'measured'],
    ] as const) {
      addVehicle(sheet, { ...vehicle, key, paths: [{ ...path, day, polyline, provenance }] }, false)
    }
    const { features } = await read(writeSheet(sheet, { ...PLAIN, level: 10 }))
    expect(features.map(({ properties }: RouteFeature) => properties.vehicleKey)).toEqual(['truck-2'])
  })

  it('counts a damaged path instead of drawing it', () => {
    const [vehicle] = storyVehicles(1)
    const sheet = emptySheet(new Map())
    const damaged = vehicle && { ...vehicle, paths: vehicle.paths.map(path => ({ ...path, polyline: '?' })) }
    if (damaged) addVehicle(sheet, damaged, false)
    expect(sheet).toMatchObject({ routes: 0, withoutLine: 4, bounds: undefined, first: undefined })
  })
})

describe('what is written for a look', () => {
  it('is everything, in the next finer level', () => {
    expect(writingFor(sheetOf(2), LOOK)).toEqual({ ...PLAIN, level: 9, isStriped: true })
    expect(writingFor(sheetOf(2), { ...LOOK, zoom: 10.2 })).toMatchObject({ level: 11, box: undefined })
    expect(writingFor({ ...sheetOf(2), byDay: true }, LOOK).isStriped).toBe(false)
  })

  it('is cut to around the window where many points are looked at closely', () => {
    const many = { ...sheetOf(1), points: 1_000_000 }
    expect(writingFor(many, LOOK).box).toBeUndefined()
    expect(writingFor(many, { ...LOOK, zoom: 13 }).box).toEqual([-121, 31, -115, 37])
  })

  it('serves until the map looks closer, or leaves the box', () => {
    const whole = { ...PLAIN, level: 12 }
    const serving = (writing: Writing, look: Partial<Look>) => serves(writing, whole, { ...LOOK, ...look })
    expect(serving(whole, { zoom: 5 })).toBe(true)
    expect(serving(whole, { zoom: 12.5 })).toBe(false)
    const cut = { ...PLAIN, level: 14, box: LOOK.bounds }
    expect(serving(cut, { zoom: 13.5, bounds: [-118, 34, -117.5, 34.5] })).toBe(true)
    expect(serving(cut, { zoom: 13.5, bounds: [-120, 34, -117.5, 34.5] })).toBe(false)
    expect(serving(cut, { zoom: 9, bounds: [-118, 34, -117.5, 34.5] })).toBe(false)
    expect(serving({ ...whole, isolated: 'truck-2' }, {})).toBe(false)
  })

  it('serves stripes until they would be less than a quarter as long', () => {
    const striped = { ...PLAIN, level: 12, isStriped: true }
    expect(serves(striped, striped, { ...LOOK, zoom: 10.1 })).toBe(true)
    expect(serves(striped, striped, { ...LOOK, zoom: 10 })).toBe(false)
  })

  it('goes by the truck before the others only where ground is drawn once', () => {
    const isolated = 'truck-2'
    expect(writingFor(sheetOf(2), { ...LOOK, isolated }).isolated).toBeUndefined()
    expect(writingFor({ ...sheetOf(2), byDay: true }, { ...LOOK, isolated }).isolated).toBe(isolated)
  })
})
