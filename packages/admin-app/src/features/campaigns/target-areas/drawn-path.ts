import { targetAreaProblem } from '@product/sdk/nouns/campaigns'
import type { Point } from '@product/sdk/values'

export type DrawingStage = 'provisional' | 'commit' | 'finish'

/**
 * Why an outline in the drawing can't be as it is: at a new corner where the newest side meets an earlier one, at the
 * end as for every target area. A corner is not refused for the side back to the first one: the next corner moves it.
 */
export function drawnPathProblem(corners: readonly Point[], stage: DrawingStage): string | undefined {
  if (stage === 'provisional') return undefined
  if (stage === 'commit' && !newestSideMeetsAnother(corners)) return undefined
  const problem = targetAreaProblem(corners)
  // The others say themselves once the shape is done.
  return problem?.code === 'crosses_itself' ? problem.message : undefined
}

function newestSideMeetsAnother(corners: readonly Point[]): boolean {
  // The pointer's own place stands in the outline once more.
  const path = corners.filter((corner, at) => at === 0 || !isSame(corner, corners[at - 1]))
  const [from, to] = path.slice(-2)
  if (path.length < 4 || !from || !to) return false
  return path.slice(0, -3).some((start, at) => meet(start, path[at + 1] ?? start, from, to))
}

const isSame = (a: Point, b: Point | undefined): boolean => a[0] === b?.[0] && a[1] === b[1]

/** Above 0 where the way turns left, below where it turns right. */
const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

const meet = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
