import { describe, expect, it } from 'vitest'
import { listboxKey, typedAhead } from './listbox-keys'

describe('the keys of a list', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 4],
    ['ArrowUp', 0, 0],
    ['ArrowUp', 3, 2],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['PageDown', 1, 4],
    ['PageUp', 4, 0],
  ])('%s moves from %d to %d of five', (key, from, to) => {
    expect(listboxKey(key, from, 5)).toEqual({ move: to })
  })

  it('picks with Enter and the space bar, closes with Escape and leaves the rest to the page', () => {
    expect(['Enter', ' ', 'Escape', 'Tab', 'F5'].map(key => listboxKey(key, 0, 5))).toEqual([
      'pick',
      'pick',
      'close',
      undefined,
      undefined,
    ])
  })
})

describe('typing ahead', () => {
  const labels = ['Truck 1', 'Trailer', 'Van', 'truck 2']

  it.each([
    ['t', 0, 1],
    ['t', 1, 3],
    ['t', 3, 0],
    ['v', 0, 2],
    ['tru', 1, 3],
    ['truck 2', 3, 3],
    ['x', 1, 1],
  ])('"%s" goes from %d to %d', (typed, from, to) => {
    expect(typedAhead(labels, typed, from)).toBe(to)
  })
})
