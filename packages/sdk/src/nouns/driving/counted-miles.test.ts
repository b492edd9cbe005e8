import { describe, expect, it } from 'vitest'
import { countedMiles, isCapped } from './counted-miles'

describe('the miles of a path', () => {
  it.each([
    [0, 0],
    [12.5, 12.5],
    [1000, 1000],
    [1000.0001, 20],
    [20, 20],
    [Number.POSITIVE_INFINITY, 20],
    [-3, 0],
    [Number.NaN, 0],
  ])('%d count as %d', (distance, miles) => {
    expect(countedMiles({ distance })).toBe(miles)
    expect(countedMiles({ distance: miles })).toBe(miles)
  })

  it('are capped only above the limit', () => {
    expect(isCapped({ distance: 1000 })).toBe(false)
    expect(isCapped({ distance: 1000.1 })).toBe(true)
  })
})
