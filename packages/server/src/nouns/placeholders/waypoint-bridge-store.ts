import type { WaypointBridge, WeightedGroup } from '@product/sdk/nouns/placeholders'
import { groupBy } from '@product/sdk/values'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { placeholder_waypoint_bridges as bridges, waypoint_groups } from '../../db/tables/placeholders'

const columns = {
  placeholder_waypoint_bridge_id: bridges.placeholder_waypoint_bridge_id,
  placeholder_id: bridges.placeholder_id,
  waypoint_group_id: bridges.waypoint_group_id,
  weighting: bridges.weighting,
}

/** The groups of each placeholder, A first. */
export async function groupsOf(
  db: Db,
  placeholderIds: readonly number[],
): Promise<Map<number, (WaypointBridge & { name: string })[]>> {
  if (placeholderIds.length === 0) return new Map()
  const found = await db
    .select({ ...columns, name: waypoint_groups.name })
    .from(bridges)
    .innerJoin(waypoint_groups, eq(waypoint_groups.waypoint_group_id, bridges.waypoint_group_id))
    .where(inArray(bridges.placeholder_id, [...placeholderIds]))
    .orderBy(asc(bridges.position), asc(bridges.placeholder_waypoint_bridge_id))
  return groupBy(found, ({ placeholder_id }) => placeholder_id)
}

export const findBridge = async (db: Db, id: number): Promise<WaypointBridge | undefined> =>
  first(await db.select(columns).from(bridges).where(eq(bridges.placeholder_waypoint_bridge_id, id)))

/** Gives a placeholder these groups in this order in the place of those that it has; a bridge that stays keeps its id. */
export async function setGroups(
  tx: Db,
  placeholderId: number,
  groups: readonly WeightedGroup[],
): Promise<void> {
  const kept = groups.map(([group]) => group)
  await tx
    .delete(bridges)
    .where(
      and(
        eq(bridges.placeholder_id, placeholderId),
        kept.length === 0 ? undefined : notInArray(bridges.waypoint_group_id, kept),
      ),
    )
  if (groups.length === 0) return
  await tx
    .insert(bridges)
    .values(
      groups.map(([waypoint_group_id, weighting], position) => ({
        placeholder_id: placeholderId,
        waypoint_group_id,
        weighting,
        position,
      })),
    )
    .onConflictDoUpdate({
      target: [bridges.placeholder_id, bridges.waypoint_group_id],
      set: { weighting: sql`excluded.weighting`, position: sql`excluded.position` },
    })
}

/** With weighting off no group has any. */
export async function clearWeightings(tx: Db, placeholderId: number): Promise<void> {
  await tx.update(bridges).set({ weighting: 0 }).where(eq(bridges.placeholder_id, placeholderId))
}

export async function changeBridge(
  tx: Db,
  id: number,
  change: { waypoint_group_id?: number; weighting: number },
): Promise<WaypointBridge> {
  const [changed] = await tx
    .update(bridges)
    .set(change)
    .where(eq(bridges.placeholder_waypoint_bridge_id, id))
    .returning(columns)
  if (!changed) throw new Error(`Bridge ${id} was locked and is gone`)
  return changed
}

export async function removeBridge(tx: Db, id: number): Promise<void> {
  await tx.delete(bridges).where(eq(bridges.placeholder_waypoint_bridge_id, id))
}
