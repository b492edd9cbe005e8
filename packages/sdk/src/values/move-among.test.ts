import { expect, it } from 'vitest'
import { moveAmong } from './move-among'

function stopsOf(count: number) {
  const focused: number[] = []
  return {
    focused,
    stops: Array.from({ length: count }, (_, at) => ({ focus: () => void focused.push(at) })),
  }
}

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 0],
])('%s from place %i leads to %i', (key, at, to) => {
  const { stops, focused } = stopsOf(3)
  expect(moveAmong(stops, at, key)).toBe(true)
  expect(focused).toEqual([to])
})

it('other keys are left alone, and no stops are no harm', () => {
  const { stops, focused } = stopsOf(3)
  expect([moveAmong(stops, 1, 'Enter'), moveAmong([], -1, 'ArrowDown')]).toEqual([false, true])
  expect(focused).toEqual([])
})
