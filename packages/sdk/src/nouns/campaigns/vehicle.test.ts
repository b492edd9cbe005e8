import { describe, expect, it } from 'vitest'
import type { AnalyticsEntry, PathTotals } from '../driving/path'
import { groupVehicles, readVehicleKey, type VehicleGroups } from './vehicle'

const path: PathTotals = {
  start: '2020-05-05T10:00:00Z',
  end: '2020-05-05T11:00:00Z',
  distance: 1,
  impressions: 420,
}

const entry: AnalyticsEntry = {
  campaignId: 71,
  date: '2020-05-05',
  distance: 1,
  impressions: 420,
  provenance: 'macro',
  capped: 0,
  estimated: true,
}

const answer = (groups: Partial<VehicleGroups<PathTotals>>): VehicleGroups<PathTotals> => ({
  trucks: [],
  blended: [],
  placeholders: [],
  macros: [],
  ...groups,
})

describe('the vehicles of an answer', () => {
  it('stand in one list by kind, each under its key', () => {
    const vehicles = groupVehicles(
      answer({
        macros: [{ id: 1, display_name: 'Macro', paths: [path] }],
        placeholders: [{ id: 1, display_name: 'Rep', paths: [] }],
        blended: [{ id: 1, display_name: 'Blended', paths: [path] }],
        trucks: [
          { id: 9, display_name: 'Nine', imei: '350000000000009', paths: [path], analytics: [entry] },
          { id: 1, display_name: 'One', imei: null, paths: [] },
        ],
      }),
    )
    expect(vehicles.map(vehicle => vehicle.key)).toEqual([
      'truck-9',
      'truck-1',
      'blended-1',
      'placeholder-1',
      'macro-1',
    ])
    expect(vehicles[0]).toEqual({
      key: 'truck-9',
      kind: 'truck',
      id: 9,
      index: 0,
      displayName: 'Nine',
      imei: '350000000000009',
      paths: [path],
      analytics: [entry],
    })
    expect(vehicles[1]).not.toHaveProperty('imei')
  })

  it('leave out a blended one without a path, and its neighbour keeps its place', () => {
    const vehicles = groupVehicles(
      answer({
        blended: [
          { id: 1, display_name: 'Idle', paths: [] },
          { id: 2, display_name: 'Driving', paths: [path] },
        ],
      }),
    )
    expect(vehicles.map(vehicle => [vehicle.key, vehicle.index])).toEqual([['blended-2', 1]])
  })

  it('keep a blended one whose days were answered without the single paths', () => {
    const blended = [{ id: 1, display_name: 'Summed', paths: [], analytics: [entry] }]
    expect(groupVehicles(answer({ blended }))).toHaveLength(1)
  })

  it('are none for an empty answer', () => {
    expect(groupVehicles(answer({}))).toEqual([])
  })
})

describe('a vehicle key in an address', () => {
  it.each(['truck-1', 'blended-20', 'placeholder-300', 'macro-2147483647'])('%s is read', text => {
    expect(readVehicleKey(text)).toBe(text)
  })

  it.each([
    '',
    'truck',
    'truck-',
    'truck-0',
    'truck-01',
    'truck--1',
    'truck-1.5',
    'bus-1',
    'xtruck-1',
    'truck-1-2',
    'macro-2147483648',
    'Truck-1',
  ])('%j is refused', text => {
    expect(readVehicleKey(text)).toBeUndefined()
  })
})
