import { describe, expect, it } from 'vitest'
import type { AnalyticsEntry, PathTotals, RoutePath } from '../../nouns/driving/path'
import type { Vehicle } from '../../nouns/campaigns/vehicle'
import { mergeIntoRoutes } from './merge-into-routes'

const totals = (hour: number, distance: number, impressions: number): PathTotals => ({
  start: `2020-05-05T${hour}:00:00.000Z`,
  end: `2020-05-05T${hour}:30:00.000Z`,
  distance,
  impressions,
})

const route = (hour: number, distance = 0): RoutePath => ({
  ...totals(hour, distance, 60),
  polyline: '_p~iF~ps|U',
  provenance: 'measured',
  capped: false,
  estimated: true,
})

const truck = <Path extends PathTotals>(
  id: number,
  paths: Path[],
  analytics?: AnalyticsEntry[],
): Vehicle<Path> => ({
  key: `truck-${id}`,
  kind: 'truck',
  id,
  index: 0,
  displayName: `Truck ${id}`,
  paths,
  ...(analytics && { analytics }),
})

const figures = (vehicles: Vehicle[]) =>
  vehicles.map(({ paths }) => paths.map(path => [path.distance, path.impressions]))

describe('merging analytics into routes', () => {
  it('gives a path the figures of the one with the same start and end', () => {
    const merged = mergeIntoRoutes(
      [truck(1, [route(10), route(12)])],
      [truck(1, [totals(12, 3, 960), totals(10, 1, 420)])],
    )
    expect(figures(merged)).toEqual([
      [
        [1, 420],
        [3, 960],
      ],
    ])
    expect(merged[0]?.paths[0]).toEqual({ ...route(10), distance: 1, impressions: 420 })
  })

  it('goes by order where several share start and end', () => {
    const merged = mergeIntoRoutes(
      [truck(1, [route(10), route(10), route(10, 9)])],
      [truck(1, [totals(10, 1, 420), totals(10, 2, 690)])],
    )
    expect(figures(merged)).toEqual([
      [
        [1, 420],
        [2, 690],
        [9, 60],
      ],
    ])
  })

  it('knows an instant in another spelling', () => {
    const spelt = { ...totals(10, 1, 420), start: '2020-05-05T10:00:00Z', end: '2020-05-05T03:30:00-07:00' }
    expect(figures(mergeIntoRoutes([truck(1, [route(10)])], [truck(1, [spelt])]))).toEqual([[[1, 420]]])
  })

  it('leaves a path alone whose start or end differs', () => {
    const later = { ...totals(10, 1, 420), end: '2020-05-05T10:30:00.001Z' }
    expect(figures(mergeIntoRoutes([truck(1, [route(10)])], [truck(1, [later])]))).toEqual([[[0, 60]]])
  })

  it('never takes figures from another vehicle, nor adds one', () => {
    const merged = mergeIntoRoutes([truck(1, [route(10)])], [truck(2, [totals(10, 1, 420)])])
    expect(merged).toEqual([truck(1, [route(10)])])
  })

  it('brings the days along and leaves both inputs as they were', () => {
    const entry: AnalyticsEntry = {
      campaignId: 71,
      date: '2020-05-05',
      distance: 1,
      impressions: 420,
      provenance: 'measured',
      capped: 0,
      estimated: true,
    }
    const routes = [truck(1, [route(10)])]
    const analytics = [truck(1, [totals(10, 1, 420)], [entry])]
    const before = structuredClone([routes, analytics])
    expect(mergeIntoRoutes(routes, analytics)[0]?.analytics).toEqual([entry])
    expect([routes, analytics]).toEqual(before)
  })
})
