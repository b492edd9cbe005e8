import type { Point } from '../../values/bounds'

export type TargetAreaProblemCode =
  | 'not_a_point'
  | 'too_many_points'
  | 'too_few_points'
  | 'crosses_itself'
  | 'too_large'

export interface TargetAreaProblem {
  code: TargetAreaProblemCode
  message: string
}

/** A target area is a city or a region; wider than the United States it is a slip of the hand. */
export const TARGET_AREA_LIMITS = { maxPoints: 1000, maxWidthDegrees: 60, maxHeightDegrees: 35 } as const

const MESSAGES: Readonly<Record<TargetAreaProblemCode, string>> = {
  not_a_point: 'Every corner needs a longitude from -180 to 180 and a latitude from -90 to 90',
  too_many_points: `A target area has at most ${TARGET_AREA_LIMITS.maxPoints} corners`,
  too_few_points: 'A target area needs at least three different corners',
  crosses_itself: 'The outline of a target area must not cross or touch itself',
  too_large: 'The target area is too large',
}

/**
 * What keeps the corners from being a target area, or undefined where nothing does. The last corner may repeat the
 * first. The specification is silent on it; the limits are ours.
 */
export function targetAreaProblem(points: readonly Point[]): TargetAreaProblem | undefined {
  const code = problemCode(points)
  return code && { code, message: MESSAGES[code] }
}

function problemCode(points: readonly Point[]): TargetAreaProblemCode | undefined {
  if (!points.every(isOnEarth)) return 'not_a_point'
  // Before the comparison of every side with every other.
  if (points.length > TARGET_AREA_LIMITS.maxPoints + 1) return 'too_many_points'
  const corners = openRing(points)
  if (new Set(corners.map(String)).size < 3) return 'too_few_points'
  if (spanOf(corners, 0) > TARGET_AREA_LIMITS.maxWidthDegrees) return 'too_large'
  if (spanOf(corners, 1) > TARGET_AREA_LIMITS.maxHeightDegrees) return 'too_large'
  return crossesItself(corners) ? 'crosses_itself' : undefined
}

/** The outline with its first corner repeated at the end, as GeoJSON wants it. */
export function closeRing(points: readonly Point[]): Point[] {
  const [first] = points
  return first ? [...openRing(points), first] : []
}

/** Each corner once in a row, and the first not again at the end. */
function openRing(points: readonly Point[]): Point[] {
  return points
    .filter((point, index) => index === 0 || !isSame(point, points[index - 1]))
    .filter(isNotClosing)
}

const isNotClosing = (point: Point, index: number, all: readonly Point[]): boolean =>
  index === 0 || index < all.length - 1 || !isSame(point, all[0])

const isSame = (a: Point, b: Point | undefined): boolean => b !== undefined && a[0] === b[0] && a[1] === b[1]

const isOnEarth = (point: Point): boolean =>
  point.length === 2 &&
  point.every(value => Number.isFinite(value)) &&
  Math.abs(point[0]) <= 180 &&
  Math.abs(point[1]) <= 90

const spanOf = (points: readonly Point[], axis: 0 | 1): number => {
  const values = points.map(point => point[axis])
  return Math.max(...values) - Math.min(...values)
}

interface Side {
  index: number
  from: Point
  to: Point
  west: number
  east: number
}

/** From west to east, so that a side is compared with those alone that begin before it ends: few of a thousand. */
function crossesItself(corners: readonly Point[]): boolean {
  const sides = corners.map((from, index): Side => {
    const to = corners[index + 1] ?? corners[0] ?? from
    return { index, from, to, west: Math.min(from[0], to[0]), east: Math.max(from[0], to[0]) }
  })
  const last = sides.length - 1
  sides.sort((one, other) => one.west - other.west)
  return sides.some((one, at) => {
    for (let next = at + 1; next < sides.length; next++) {
      const other = sides[next]
      if (other === undefined || other.west > one.east) break
      if (one.index < other.index ? clash(one, other, last) : clash(other, one, last)) return true
    }
    return false
  })
}

/** Whether two sides, the first before the second, have more in common than the corner between them. */
function clash(first: Side, second: Side, last: number): boolean {
  if (second.index === first.index + 1) return turnsBack(first.from, first.to, second.to)
  if (first.index === 0 && second.index === last) return turnsBack(second.from, first.from, first.to)
  return touch(first.from, first.to, second.from, second.to)
}

/** Twice the area of the triangle: above 0 turning left, below 0 turning right, 0 straight on or back. */
const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** From a to b and straight back over the same line to c. */
const turnsBack = (a: Point, b: Point, c: Point): boolean =>
  turn(a, b, c) === 0 && (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) > 0

function touch(a: Point, b: Point, c: Point, d: Point): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  if (Math.sign(abc) * Math.sign(abd) < 0 && Math.sign(cda) * Math.sign(cdb) < 0) return true
  return (
    (abc === 0 && isWithin(a, b, c)) ||
    (abd === 0 && isWithin(a, b, d)) ||
    (cda === 0 && isWithin(c, d, a)) ||
    (cdb === 0 && isWithin(c, d, b))
  )
}

const isWithin = (a: Point, b: Point, p: Point): boolean =>
  p[0] >= Math.min(a[0], b[0]) &&
  p[0] <= Math.max(a[0], b[0]) &&
  p[1] >= Math.min(a[1], b[1]) &&
  p[1] <= Math.max(a[1], b[1])
