import type { TargetArea } from '@product/sdk/nouns/campaigns'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { bounding_boxes } from '../../db/tables/campaigns'

const columns = {
  bounding_box_id: bounding_boxes.bounding_box_id,
  points: bounding_boxes.points,
  version: bounding_boxes.version,
}

export const editedTargetAreasOf = (db: Db, campaignId: number): Promise<TargetArea[]> =>
  db
    .select(columns)
    .from(bounding_boxes)
    .where(eq(bounding_boxes.campaign_id, campaignId))
    .orderBy(bounding_boxes.bounding_box_id)

export const findTargetArea = async (
  db: Db,
  id: number,
): Promise<(TargetArea & { campaign_id: number }) | undefined> =>
  first(
    await db
      .select({ ...columns, campaign_id: bounding_boxes.campaign_id })
      .from(bounding_boxes)
      .where(eq(bounding_boxes.bounding_box_id, id)),
  )

export async function insertTargetAreas(
  tx: Db,
  campaignId: number,
  areas: readonly { points: [number, number][] }[],
): Promise<TargetArea[]> {
  if (areas.length === 0) return []
  return tx
    .insert(bounding_boxes)
    .values(areas.map(({ points }) => ({ campaign_id: campaignId, points })))
    .returning(columns)
}

/** Changes target areas that are known to be on the campaign, in one statement. */
export async function updateTargetAreas(
  tx: Db,
  campaignId: number,
  areas: readonly { bounding_box_id: number; points: [number, number][] }[],
): Promise<void> {
  if (areas.length === 0) return
  await tx
    .insert(bounding_boxes)
    .values(areas.map(area => ({ ...area, campaign_id: campaignId })))
    .onConflictDoUpdate({
      target: bounding_boxes.bounding_box_id,
      set: { points: sql`excluded.points`, version: sql`${bounding_boxes.version} + 1` },
    })
}

export async function deleteTargetAreas(tx: Db, campaignId: number, ids?: readonly number[]): Promise<void> {
  if (ids?.length === 0) return
  const these = ids && inArray(bounding_boxes.bounding_box_id, [...ids])
  await tx.delete(bounding_boxes).where(and(eq(bounding_boxes.campaign_id, campaignId), these))
}
