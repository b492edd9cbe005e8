import { waypointBridgeEndpoints } from '@product/sdk/features/macros'
import {
  keptWeightings,
  PLACEHOLDER_ALERTS,
  type Placeholder,
  placeholderKind,
  type WaypointBridge,
  type WeightedGroup,
  weightingProblem,
  WEIGHTING_TEXTS,
} from '@product/sdk/nouns/placeholders'
import { Invalid, NotFound } from '../../contract/refusals'
import type { Db } from '../../db/db'
import { implement } from '../../http/implement'
import { changePlaceholder } from '../../nouns/placeholders/placeholder-store'
import { findGroup, holdGroups } from '../../nouns/placeholders/waypoint-group-store'
import {
  changeBridge,
  findBridge,
  groupsOf,
  removeBridge,
  setGroups,
} from '../../nouns/placeholders/waypoint-bridge-store'
import { type Actor, recordAudit } from '../../nouns/record-keeping/record-audit'
import { holdPlaceholder } from './hold-placeholder'

interface Edit {
  db: Db
  session: Actor
  now: Date
  requestId: string
}

/** A bridge, and its placeholder held for an edit. */
async function heldBridge(db: Db, id: number): Promise<{ bridge: WaypointBridge; placeholder: Placeholder }> {
  const seen = await findBridge(db, id)
  if (!seen) throw new NotFound('This waypoint group of a placeholder')
  const placeholder = await holdPlaceholder(db, seen.placeholder_id)
  const bridge = await findBridge(db, id)
  if (!bridge) throw new NotFound('This waypoint group of a placeholder')
  return { bridge, placeholder }
}

/** Counts the edit as one of the placeholder, and puts it on record. */
async function record(
  { db, session, now, requestId }: Edit,
  placeholder: Placeholder,
  deed: string,
  sides: { before?: WaypointBridge; after?: WaypointBridge },
): Promise<void> {
  await changePlaceholder(db, placeholder.placeholder_id, {})
  const group = (sides.after ?? sides.before)?.waypoint_group_id ?? 0
  const name = (await findGroup(db, group))?.name
  await recordAudit(db, {
    session,
    now,
    requestId,
    action: `${deed} waypoint group ${name} of ${placeholderKind(placeholder)} ${placeholder.name}`,
    entity: 'placeholder',
    entityId: placeholder.placeholder_id,
    ...sides,
  })
}

const kept = ({ use_weighting }: Placeholder, group: number, weighting: number): number =>
  keptWeightings(use_weighting, [[group, weighting]])[0]?.[1] ?? 0

export const waypointBridgeHandlers = implement(waypointBridgeEndpoints, {
  async linkWaypointGroup(call) {
    const { db, params, body } = call
    const placeholder = await holdPlaceholder(db, params.id)
    const known = await holdGroups(db, [params.groupId])
    if (known.size === 0) throw new NotFound('This waypoint group')
    const had = (await groupsOf(db, [params.id])).get(params.id) ?? []
    const before = had.find(({ waypoint_group_id }) => waypoint_group_id === params.groupId)
    const weighting = kept(placeholder, params.groupId, body.weighting)
    const others = had.map(
      (bridge): WeightedGroup => [bridge.waypoint_group_id, bridge === before ? weighting : bridge.weighting],
    )
    const groups: WeightedGroup[] = before ? others : [...others, [params.groupId, weighting]]
    const problem = weightingProblem(false, groups)
    if (problem !== undefined) throw new Invalid({ waypoint_ids: problem })
    await setGroups(db, params.id, groups)
    const now = (await groupsOf(db, [params.id])).get(params.id) ?? []
    const linked = now.filter(({ waypoint_group_id }) => waypoint_group_id === params.groupId)
    await record(call, placeholder, before ? 'changed the' : 'added the', { before, after: linked[0] })
    return { new_bridge: linked }
  },

  async updateWaypointBridge(call) {
    const { db, params, body } = call
    const { bridge, placeholder } = await heldBridge(db, params.bridgeId)
    if (body.placeholder_id !== undefined && body.placeholder_id !== bridge.placeholder_id) {
      throw new Invalid({ placeholder_id: PLACEHOLDER_ALERTS.notLinked })
    }
    const group = body.waypoint_group_id ?? bridge.waypoint_group_id
    if (group !== bridge.waypoint_group_id) {
      const known = await holdGroups(db, [group])
      if (known.size === 0) throw new Invalid({ waypoint_group_id: PLACEHOLDER_ALERTS.notLinked })
      const had = (await groupsOf(db, [bridge.placeholder_id])).get(bridge.placeholder_id) ?? []
      if (had.some(({ waypoint_group_id }) => waypoint_group_id === group)) {
        throw new Invalid({ waypoint_group_id: WEIGHTING_TEXTS.twice })
      }
    }
    const changed = await changeBridge(db, params.bridgeId, {
      waypoint_group_id: group,
      weighting: kept(placeholder, group, body.weighting),
    })
    await record(call, placeholder, 'changed the', { before: bridge, after: changed })
    return { updated_bridge: [changed] }
  },

  async deleteWaypointBridge(call) {
    const { db, params } = call
    const { bridge, placeholder } = await heldBridge(db, params.bridgeId)
    await removeBridge(db, params.bridgeId)
    await record(call, placeholder, 'removed the', { before: bridge })
    return { deleted_bridge: [bridge] }
  },
})
