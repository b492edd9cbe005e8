import { describe, expect, it } from 'vitest'
import type { RoutePath } from '../../nouns/driving/path'
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

describe('the totals of what is drawn', () => {
  const vehicles = [
    { paths: [path({}), path({ distance: 1500, impressions: 5550, estimated: false })] },
    { paths: [path({ provenance: 'macro', distance: 2.5, impressions: 825 })] },
    { paths: [] },
  ]

  it('sum the paths and count the vehicles that have some', () => {
    expect(routeTotals(vehicles)).toEqual({
      vehicles: 2,
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
      vehicles: 1,
      paths: 2,
      miles: 30,
      impressions: 8400,
      provenances: ['measured'],
    })
  })

  it('are zero where nothing is drawn', () => {
    expect(routeTotals([])).toMatchObject({
      vehicles: 0,
      paths: 0,
      miles: 0,
      impressions: 0,
      provenances: [],
    })
  })
})
