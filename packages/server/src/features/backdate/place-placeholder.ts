import {
  type Geocoder,
  isPassing,
  type PlacedGroup,
  placeAddresses,
  type PlaceholderWithGroups,
  type ServiceProblem,
} from '@product/sdk/nouns/placeholders'
import type { LngLat } from '@product/sdk/values'
import type { Db } from '../../db/db'
import { findGroup } from '../../nouns/placeholders/waypoint-group-store'

export interface PlacedPlaceholder {
  placeholder: PlaceholderWithGroups
  startPoint: LngLat | undefined
  groups: PlacedGroup[]
  /** Addresses that can't be placed, the start point among them. */
  unplaced: string[]
}

const isService = (problem: { code: string }): problem is ServiceProblem => problem.code !== 'not_found'

/** Where a placeholder's places lie; the problem, where the geocoder can't say now. */
export async function placePlaceholder(
  db: Db,
  { geocoder }: { geocoder: Geocoder },
  placeholder: PlaceholderWithGroups,
): Promise<PlacedPlaceholder | { waitFor: ServiceProblem }> {
  const groups: PlacedGroup[] = []
  const missing: string[] = []
  const find = async (addresses: readonly string[]) => {
    const { placed, unplaced } = await placeAddresses(geocoder, addresses)
    missing.push(...unplaced.map(({ address }) => address))
    const problem = unplaced
      .map(one => one.problem)
      .filter(isService)
      .find(isPassing)
    return { places: placed.map(({ at }) => at), problem }
  }
  let startPoint = placeholder.start_point_geo_coord ?? undefined
  if (startPoint === undefined && placeholder.start_point !== null) {
    const { places, problem } = await find([placeholder.start_point])
    if (problem) return { waitFor: problem }
    startPoint = places[0]
  }
  for (const [groupId, weight] of placeholder.waypoint_ids) {
    const group = await findGroup(db, groupId)
    if (!group) continue
    const { places, problem } = await find(group.addresses)
    if (problem) return { waitFor: problem }
    groups.push({ name: group.name, weight, places })
  }
  return { placeholder, startPoint, groups, unplaced: [...new Set(missing)] }
}
