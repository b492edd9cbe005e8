import type { Bounds } from '@product/sdk/values'
import { describe, expect, it } from 'vitest'
import { fittedLook, lookThrough } from './fitted-look'

/** 1456 pixels wide, and as high. */
const window: Bounds = [-1, -1, 1, 1]

describe('what a window shows once it is fitted', () => {
  it('is twice as near for bounds of half the size, less the padding', () => {
    const wide = fittedLook({ zoom: 9, bounds: window }, [-0.5, -0.1, 0.5, 0.1])
    const near = fittedLook({ zoom: 9, bounds: window }, [-0.25, -0.05, 0.25, 0.05])
    expect(near.zoom - wide.zoom).toBeCloseTo(1)
    // 1,106 pixels within the padding for 728 of this zoom.
    expect(wide.zoom).toBeCloseTo(9 + Math.log2(1106.3 / 728.2), 2)
  })

  it('goes by the longer side, in the projection of the map', () => {
    const north = fittedLook({ zoom: 9, bounds: window }, [0, 59.75, 0.5, 60.25])
    const equator = fittedLook({ zoom: 9, bounds: window }, [0, -0.25, 0.5, 0.25])
    expect(equator.zoom - north.zoom).toBeCloseTo(1, 2)
  })

  it('stays within what the map can show', () => {
    expect(fittedLook({ zoom: 9, bounds: window }, [0, 0, 0, 0]).zoom).toBe(15)
    expect(fittedLook({ zoom: 9, bounds: window }, [-180, -90, 180, 90]).zoom).toBe(4)
  })
})

describe('what a new map shows before it says so', () => {
  it('is as wide as its window at the first zoom', () => {
    const { zoom, bounds } = lookThrough(1456, 728)
    expect(zoom).toBe(9)
    expect(bounds[2] - bounds[0]).toBeCloseTo(2)
  })
})
