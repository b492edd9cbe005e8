import {
  keptWeightings,
  PLACEHOLDER_ALERTS,
  type WeightedGroup,
  weightingProblem,
} from '@product/sdk/nouns/placeholders'
import { Invalid } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { setGroups } from '../../nouns/placeholders/waypoint-bridge-store'
import { holdGroups } from '../../nouns/placeholders/waypoint-group-store'

/** Refuses weightings that don't fit together. */
export function refuseWrongWeighting(useWeighting: boolean, groups: readonly WeightedGroup[]): void {
  const problem = weightingProblem(useWeighting, groups)
  if (problem !== undefined) throw new Invalid({ waypoint_ids: problem })
}

/** Refuses groups that are not there any more; the others stay there until the save is done. */
export async function holdLinkedGroups(db: Db, groups: readonly WeightedGroup[]): Promise<void> {
  const known = await holdGroups(
    db,
    groups.map(([group]) => group),
  )
  if (groups.some(([group]) => !known.has(group))) {
    throw new Invalid({ waypoint_ids: PLACEHOLDER_ALERTS.notLinked })
  }
}

export const saveGroups = (
  db: Db,
  placeholderId: number,
  useWeighting: boolean,
  groups: readonly WeightedGroup[],
): Promise<void> => setGroups(db, placeholderId, keptWeightings(useWeighting, groups))
