import { describe, expect, it } from 'vitest'
import type { RoutePath } from '../../nouns/driving/path'
import type { VehicleKind } from '../../nouns/campaigns/vehicle'
import { routeTotals } from './route-totals'

const path = (more: Partial<RoutePath>): RoutePath => ({
  start: '2020-05-04T15:00:00Z',
  end: '2020-05-04T16:00:00Z',
  distance: 10,
  impressions: 2850,
  polyline: '',
  provenance: 'measured',
  capped: false,
  estimated: true,
  ...more,
})

const truck: VehicleKind = 'truck'

describe('the totals of what is drawn', () => {
  const vehicles = [
    { kind: truck, paths: [path({}), path({ distance: 1500, impressions: 5550, estimated: false })] },
    { kind: 'macro' as const, paths: [path({ provenance: 'macro', distance: 2.5, impressions: 825 })] },
    { kind: truck, paths: [] },
  ]

  it('sum the paths and count the vehicles that have some', () => {
    expect(routeTotals(vehicles)).toEqual({
      trucks: 1,
      repRoutes: 0,
      macros: 1,
      paths: 3,
      miles: 32.5,
      impressions: 9225,
      provenances: ['measured', 'macro'],
      capped: 1,
      estimated: 2,
    })
  })

  it('leave out modelled paths, and vehicles that have no others', () => {
    expect(routeTotals(vehicles, { measuredOnly: true })).toMatchObject({
      trucks: 1,
      macros: 0,
      paths: 2,
      miles: 30,
      impressions: 8400,
      provenances: ['measured'],
    })
  })

  it('count a blended truck as a truck, a Rep Route as none', () => {
    const kinds: VehicleKind[] = ['truck', 'blended', 'blended', 'placeholder', 'macro']
    const some = kinds.map(kind => ({ kind, paths: [path({})] }))
    expect(routeTotals(some)).toMatchObject({ trucks: 3, repRoutes: 1, macros: 1 })
  })

  it('are zero where nothing is drawn', () => {
    expect(routeTotals([])).toMatchObject({
      trucks: 0,
      paths: 0,
      miles: 0,
      impressions: 0,
      provenances: [],
    })
  })
})
