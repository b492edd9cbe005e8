import { describe, expect, it } from 'vitest'
import { type TargetAreaProblemCode, targetAreaProblem, closeRing } from './target-area'
import { type Bounds, boundsOf, joinBounds, type Point } from '../../values/bounds'

const square: Point[] = [
  [-118.3, 33.9],
  [-118.1, 33.9],
  [-118.1, 34.1],
  [-118.3, 34.1],
]

const [a, b, c, d] = square as [Point, Point, Point, Point]

const circle = (corners: number): Point[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners
    return [-118 + Math.cos(angle), 34 + Math.sin(angle)]
  })

describe('a target area', () => {
  it.each<[string, Point[]]>([
    ['a square', square],
    ['a square that is closed', [...square, a]],
    ['a square drawn the other way round', [...square].reverse()],
    ['a triangle', [a, b, c]],
    ['a corner given twice in a row', [a, b, b, c, d, a]],
    ['a corner on a straight side', [a, [-118.2, 33.9], b, c, d]],
    [
      'an L',
      [
        [0, 0],
        [2, 0],
        [2, 1],
        [1, 1],
        [1, 2],
        [0, 2],
      ],
    ],
    [
      'the widest that is allowed',
      [
        [-125, 24],
        [-65, 24],
        [-65, 59],
        [-125, 59],
      ],
    ],
    ['a thousand corners, closed', closeRing(circle(1000))],
  ])('may be %s', (_, points) => {
    expect(targetAreaProblem(points)).toBeUndefined()
  })

  it.each<[string, TargetAreaProblemCode, Point[]]>([
    ['without corners', 'too_few_points', []],
    ['of two corners', 'too_few_points', [a, b]],
    ['of two corners and back', 'too_few_points', [a, b, a]],
    ['of one corner three times', 'too_few_points', [a, a, a]],
    ['with a corner that is no number', 'not_a_point', [a, b, [Number.NaN, 34]]],
    ['with a corner beyond the pole', 'not_a_point', [a, b, [-118, 90.1]]],
    ['with a corner beyond the antimeridian', 'not_a_point', [a, b, [-180.1, 34]]],
    ['like a bow tie', 'crosses_itself', [a, c, b, d]],
    [
      'that is a mere line',
      'crosses_itself',
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    ],
    ['with a spike', 'crosses_itself', [a, b, [-118.0, 33.9], b, c, d]],
    ['with a spike at its first corner', 'crosses_itself', [a, b, c, d, [-118.3, 33.8]]],
    [
      'with a corner on another side',
      'crosses_itself',
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [1, 0],
        [0, 2],
      ],
    ],
    [
      'that passes a corner twice',
      'crosses_itself',
      [
        [0, 0],
        [1, 1],
        [2, 0],
        [2, 2],
        [1, 1],
        [0, 2],
      ],
    ],
    [
      'wider than is allowed',
      'too_large',
      [
        [-125.1, 24],
        [-65, 24],
        [-65, 49],
      ],
    ],
    [
      'higher than is allowed',
      'too_large',
      [
        [-125, 24],
        [-65, 24],
        [-65, 59.1],
      ],
    ],
    [
      'as large as the world',
      'too_large',
      [
        [-180, -90],
        [180, -90],
        [180, 90],
        [-180, 90],
      ],
    ],
    ['of more than a thousand corners', 'too_many_points', circle(1002)],
  ])('may not be one %s: %s', (_, code, points) => {
    expect(targetAreaProblem(points)).toEqual({ code, message: expect.any(String) })
  })
})

describe('closing an outline', () => {
  it('repeats the first corner once', () => {
    expect(closeRing(square)).toEqual([...square, a])
    expect(closeRing([...square, a])).toEqual([...square, a])
    expect(closeRing([])).toEqual([])
  })
})

describe('the box around points', () => {
  it('reaches from the westernmost to the northernmost', () => {
    expect(boundsOf(square)).toEqual([-118.3, 33.9, -118.1, 34.1])
    expect(boundsOf([a])).toEqual([-118.3, 33.9, -118.3, 33.9])
    expect(boundsOf([])).toBeUndefined()
  })

  it('joins with another', () => {
    expect(joinBounds([0, 0, 1, 1], [-1, 2, 0, 3])).toEqual([-1, 0, 1, 3])
    expect(joinBounds(undefined, [0, 0, 1, 1])).toEqual([0, 0, 1, 1])
    expect(joinBounds(undefined, undefined)).toBeUndefined()
  })

  it.each<[string, Bounds, Bounds, Bounds]>([
    ['two beside each other', [-118, 33, -117, 34], [-75, 40, -73, 41], [-118, 33, -73, 41]],
    [
      'one on either side of the antimeridian',
      [178, -18, 179, -17],
      [-179, -17, -178, -16],
      [178, -18, 182, -16],
    ],
    ['the same two, the other first', [-179, -17, -178, -16], [178, -18, 179, -17], [-182, -18, -178, -16]],
    ['one across it and one beyond', [179, 0, 181, 1], [-178, 0, -177, 1], [179, 0, 183, 1]],
    ['one told in another turn of the Earth', [-1, 0, 1, 1], [361, 0, 362, 1], [-1, 0, 2, 1]],
    ['one within the other', [170, 0, 190, 1], [-175, 0, -174, 1], [170, 0, 190, 1]],
    ['two half the Earth apart', [0, 0, 0, 0], [170, 0, 170, 0], [0, 0, 170, 0]],
    ['from pole to pole', [10, -90, 10, 0], [10, 0, 10, 90], [10, -90, 10, 90]],
  ])('around %s is the smallest there is', (_, one, other, both) => {
    expect(joinBounds(one, other)).toEqual(both)
  })
})
