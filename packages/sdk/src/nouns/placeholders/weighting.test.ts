import { describe, expect, it } from 'vitest'
import { keptWeightings, readWeighting, waypointIds, weightingProblem, WEIGHTING_TEXTS } from './weighting'

const groups = (...weightings: number[]) =>
  weightings.map((weighting, at): [number, number] => [at + 1, weighting])

describe('the weightings of a macro’s waypoint groups', () => {
  it.each([
    [[100], undefined],
    [[100, 0], undefined],
    [[34, 33, 33], undefined],
    [[25, 25, 25, 25], undefined],
    [[33, 33, 33], 'The sum of all waypoint group weightings must be 100% (Allocate 1%)'],
    [[0], 'The sum of all waypoint group weightings must be 100% (Allocate 100%)'],
    [[100, 1], 'The sum of all waypoint group weightings must be 100% (Remove 1%)'],
    [[100, 100, 100, 100], 'The sum of all waypoint group weightings must be 100% (Remove 300%)'],
    [[], WEIGHTING_TEXTS.noGroup],
    [[20, 20, 20, 20, 20], WEIGHTING_TEXTS.tooMany],
  ])('%j: %s', (weightings, problem) => {
    expect(weightingProblem(true, groups(...weightings))).toBe(problem)
  })

  it('are nobody’s business while weighting is off, and kept as 0', () => {
    expect(weightingProblem(false, [])).toBeUndefined()
    expect(weightingProblem(false, groups(33, 33))).toBeUndefined()
    expect(weightingProblem(false, groups(0, 0, 0, 0, 0))).toBe(WEIGHTING_TEXTS.tooMany)
    expect(keptWeightings(false, groups(60, 40))).toEqual([
      [1, 0],
      [2, 0],
    ])
    expect(keptWeightings(true, groups(60, 40))).toEqual(groups(60, 40))
  })

  it.each([
    ['33', 33],
    ['', 0],
    ['x', 0],
    ['101', 100],
    ['-5', 0],
    ['1.5', 1],
    [' 7 ', 7],
    ['99999999999999999999', 100],
  ])('typed as %j are %d', (typed, weighting) => {
    expect(readWeighting(typed)).toBe(weighting)
  })

  it.each([
    [[[1, 101]], WEIGHTING_TEXTS.notPercent],
    [[[1, -5]], WEIGHTING_TEXTS.notPercent],
    [[[1, 1.5]], WEIGHTING_TEXTS.notPercent],
    [groups(20, 20, 20, 20, 20), WEIGHTING_TEXTS.tooMany],
    [
      [
        [1, 50],
        [1, 50],
      ],
      WEIGHTING_TEXTS.twice,
    ],
  ])('%j in a body are refused', (pairs, problem) => {
    expect(waypointIds.safeParse(pairs).error?.issues[0]?.message).toBe(problem)
  })
})
