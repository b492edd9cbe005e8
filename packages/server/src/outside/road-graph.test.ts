import { describe, expect, it } from 'vitest'
import { NearestPoint } from './nearest-point'
import { NodeQueue } from './node-queue'
import type { LngLat } from '@product/sdk/values'

describe('the nearest point', () => {
  const points: LngLat[] = [
    [-118.24, 34.05],
    [-118.31, 34.05],
    [-118.24, 34.4],
    [-74, 40.7],
  ]
  const nearest = new NearestPoint(points)

  it.each<[string, LngLat, number, number | undefined]>([
    ['is the one close by', [-118.25, 34.06], 25_000, 0],
    ['is found across many cells', [-118.24, 34.22], 25_000, 0],
    ['is the nearer one of two', [-118.24, 34.24], 25_000, 2],
    ['is measured on the ground, not in degrees', [-118.278, 34.05], 25_000, 1],
    ['is none beyond the limit', [-118.24, 34.06], 1000, undefined],
    ['is none in the middle of nowhere', [0, 0], 25_000, undefined],
  ])('%s', (_, place, limit, expected) => {
    expect(nearest.find(place, limit)).toBe(expected)
  })
})

it('a queue hands nodes back in the order of their ranks', () => {
  const queue = new NodeQueue()
  const ranks = [5, 3, 8, 1, 9, 2, 2, 7]
  ranks.forEach((rank, node) => queue.push(node, rank))
  const order = ranks.map(() => ranks[queue.pop()])
  expect(order).toEqual([...ranks].sort((a, b) => a - b))
  expect(queue.size).toBe(0)
})
