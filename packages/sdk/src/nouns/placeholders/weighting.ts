import { z } from 'zod'
import { bodyId } from '../../contract/id-param'
import type { WaypointGroupId } from '../../values/ids'

/** What the groups of a placeholder are called, in their order; there are no more of them. Spec: operations, 5. */
export const GROUP_LETTERS = ['A', 'B', 'C', 'D'] as const

/** Of all groups of one placeholder together, in percent. */
const WHOLE = 100

export const WEIGHTING_TEXTS = {
  /** Spec: operations, 5. */
  sum: (percent: number) =>
    `The sum of all waypoint group weightings must be 100% (${percent < WHOLE ? 'Allocate' : 'Remove'} ${Math.abs(WHOLE - percent)}%)`,
  /** The rest is ours. */
  noGroup: 'Please choose at least one waypoint group.',
  tooMany: 'A macro has at most four waypoint groups.',
  twice: 'Each waypoint group can be chosen once.',
  notPercent: 'A weighting is a whole number from 0 to 100.',
} as const

/** A weighting in a body. */
export const weightingField = z
  .number({ error: WEIGHTING_TEXTS.notPercent })
  .int(WEIGHTING_TEXTS.notPercent)
  .min(0, WEIGHTING_TEXTS.notPercent)
  .max(WHOLE, WEIGHTING_TEXTS.notPercent)

/** The groups of a placeholder in a body: each one's id and weighting, A first. */
export const waypointIds = z
  .array(z.tuple([bodyId<'waypoint_group'>(), weightingField]))
  .max(GROUP_LETTERS.length, WEIGHTING_TEXTS.tooMany)
  .refine(pairs => new Set(pairs.map(([id]) => id)).size === pairs.length, WEIGHTING_TEXTS.twice)

/** A group's id and its weighting in percent. */
export type WeightedGroup = [group: WaypointGroupId, weighting: number]

/** What was typed as a weighting: a whole number held within 0 and 100; what is none counts as 0. Spec: operations, 5. */
export function readWeighting(typed: string): number {
  const number = Number.parseInt(typed, 10)
  return Number.isNaN(number) ? 0 : Math.min(WHOLE, Math.max(0, number))
}

/**
 * What keeps groups from being saved, undefined where nothing does: with weighting on there must be one at least, and
 * all together 100 %. Spec: operations, 5; decisions, "Operations".
 */
export function weightingProblem(
  useWeighting: boolean,
  groups: readonly (readonly [group: number, weighting: number])[],
): string | undefined {
  if (groups.length > GROUP_LETTERS.length) return WEIGHTING_TEXTS.tooMany
  if (!useWeighting) return undefined
  if (groups.length === 0) return WEIGHTING_TEXTS.noGroup
  const sum = groups.reduce((whole, [, weighting]) => whole + weighting, 0)
  return sum === WHOLE ? undefined : WEIGHTING_TEXTS.sum(sum)
}

/** The groups as they are kept: with weighting off each has 0. Spec: operations, 5. */
export const keptWeightings = (
  useWeighting: boolean,
  groups: readonly (readonly [group: WaypointGroupId, weighting: number])[],
): WeightedGroup[] => groups.map(([group, weighting]) => [group, useWeighting ? weighting : 0])
