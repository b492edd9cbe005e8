import type { RoutePath } from '@product/sdk/nouns/driving'
import type { Vehicle } from '@product/sdk/nouns/campaigns'
import { describe, expect, it } from 'vitest'
import { examplePath } from './example-path'

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

const truck = (...paths: RoutePath[]): Vehicle => ({
  key: 'truck-1',
  kind: 'truck',
  id: 1,
  index: 0,
  displayName: 'Big Blue',
  paths,
})

describe('the path that explains the estimate', () => {
  it('is a measured and estimated one that drove', () => {
    const good = path({})
    const others = [path({ estimated: false }), path({ provenance: 'macro' }), path({ distance: 0 })]
    expect(examplePath([truck(...others, good)])).toEqual({ vehicleName: 'Big Blue', path: good })
  })

  it('may be modelled, or given, where there is no better one', () => {
    const modelled = path({ provenance: 'rep_route' })
    const given = path({ estimated: false })
    expect(examplePath([truck(given, modelled)])?.path).toBe(modelled)
    expect(examplePath([truck(given)])?.path).toBe(given)
  })

  it('is none of a campaign without paths', () => {
    expect(examplePath([truck()])).toBeUndefined()
  })
})
