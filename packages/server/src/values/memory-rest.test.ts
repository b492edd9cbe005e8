import { expect, it } from 'vitest'
import { memoryRest } from './memory-rest'

const MB = 1024 * 1024

/** Looks at one heap after the other, each as megabytes and the share of time that was busy; answers how often it was collected. */
function collections(looks: readonly [heap: number, busy: number][]): number {
  let collected = 0
  let at: readonly [number, number] = [0, 0]
  const look = memoryRest({ busy: () => at[1], heapBytes: () => at[0] * MB, collect: () => collected++ })
  for (at of looks) look()
  return collected
}

it('collects once the process rests', () => {
  expect(collections([[120, 0.8]])).toBe(0)
  expect(
    collections([
      [120, 0.8],
      [120, 0.05],
    ]),
  ).toBe(1)
})

it('leaves alone what a collection left', () => {
  expect(
    collections([
      [120, 0],
      [60, 0],
      [60, 0],
      [70, 0],
    ]),
  ).toBe(1)
})

it('collects anew what came since', () => {
  expect(
    collections([
      [120, 0],
      [60, 0],
      [130, 0.9],
      [130, 0],
      [58, 0],
      [60, 0],
      [80, 0],
    ]),
  ).toBe(3)
})

it('looks at once as far back as the heap shrank by itself', () => {
  expect(
    collections([
      [120, 0],
      [100, 0],
      [60, 0],
      [90, 0],
    ]),
  ).toBe(2)
})
