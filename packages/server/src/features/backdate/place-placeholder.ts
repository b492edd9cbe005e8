import {
  type Geocoder,
  isPassing,
  type PassingProblem,
  type PlacedGroup,
  placeAddresses,
  type PlaceholderWithGroups,
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
  /** The address that stands for a place. */
  addressAt(place: LngLat): string | undefined
}

/** Where a placeholder's places lie; the problem, where the geocoder can't say now. */
export async function placePlaceholder(
  db: Db,
  { geocoder }: { geocoder: Geocoder },
  placeholder: PlaceholderWithGroups,
): Promise<PlacedPlaceholder | { waitFor: PassingProblem }> {
  const groups: PlacedGroup[] = []
  const missing: string[] = []
  const addresses = new Map<LngLat, string>()
  const find = async (asked: readonly string[]) => {
    const { placed, unplaced } = await placeAddresses(geocoder, asked)
    missing.push(...unplaced.map(({ address }) => address))
    for (const { address, at: place } of placed) addresses.set(place, address)
    const at = new Map(placed.map(place => [place.address, place.at]))
    return {
      // One that is listed twice is there twice, so that it is drawn twice as often.
      places: asked.map(address => at.get(address)).filter(place => place !== undefined),
      problem: unplaced.map(one => one.problem).find(isPassing),
    }
  }
  let startPoint = placeholder.start_point_geo_coord ?? undefined
  if (startPoint === undefined && placeholder.start_point !== null) {
    const { places, problem } = await find([placeholder.start_point])
    if (problem) return { waitFor: problem }
    startPoint = places[0]
  }
  if (startPoint && placeholder.start_point !== null) addresses.set(startPoint, placeholder.start_point)
  for (const [groupId, weight] of placeholder.waypoint_ids) {
    const group = await findGroup(db, groupId)
    if (!group) continue
    const { places, problem } = await find(group.addresses)
    if (problem) return { waitFor: problem }
    groups.push({ name: group.name, weight, places })
  }
  return {
    placeholder,
    startPoint,
    groups,
    unplaced: [...new Set(missing)],
    addressAt: place => addresses.get(place),
  }
}
