import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { trucks } from '../../db/tables/fleet'
import { users } from '../../db/tables/people'
import { truck_pictures } from '../../db/tables/pictures'

/** What a picture is tagged with, first tag first. */
export const tagsOfFile = (db: Db, fileName: string) =>
  db
    .select({
      truck_picture_id: truck_pictures.truck_picture_id,
      truck_id: truck_pictures.truck_id,
      truck_name: trucks.name,
      license_plate: trucks.license_plate,
      campaign_name: truck_pictures.campaign_name,
      user_name: users.name,
      month: truck_pictures.month,
      side: truck_pictures.side,
    })
    .from(truck_pictures)
    .innerJoin(trucks, eq(trucks.truck_id, truck_pictures.truck_id))
    .leftJoin(users, eq(users.user_id, truck_pictures.tagged_by))
    .where(eq(truck_pictures.file_name, fileName))
    .orderBy(asc(truck_pictures.truck_picture_id))

/** How often each of the files is tagged; those that are not are left out. */
export async function tagCounts(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const counted = await db
    .select({ name: truck_pictures.file_name, count: sql<number>`count(*)::int` })
    .from(truck_pictures)
    .where(inArray(truck_pictures.file_name, [...names]))
    .groupBy(truck_pictures.file_name)
  return new Map(counted.map(({ name, count }) => [name, count]))
}

export type NewTag = typeof truck_pictures.$inferInsert

/**
 * Tags a picture; a truck, a picture and a month make one tag, whose side and campaign the later call says anew. The
 * truck is to be locked, so that two at once are one. True where it was new.
 */
export async function addTag(tx: Db, tag: NewTag): Promise<boolean> {
  const same = and(
    eq(truck_pictures.truck_id, tag.truck_id),
    eq(truck_pictures.file_name, tag.file_name),
    eq(truck_pictures.month, tag.month),
  )
  const there = await tx
    .update(truck_pictures)
    .set({
      side: sql`coalesce(${tag.side ?? null}, ${truck_pictures.side})`,
      campaign_name: sql`coalesce(${tag.campaign_name ?? null}, ${truck_pictures.campaign_name})`,
    })
    .where(same)
    .returning({ id: truck_pictures.truck_picture_id })
  if (there.length > 0) return false
  await tx.insert(truck_pictures).values(tag)
  return true
}

/** Takes a tag off; what it was, or undefined where there is none. */
export const removeTag = async (tx: Db, id: number) =>
  first(await tx.delete(truck_pictures).where(eq(truck_pictures.truck_picture_id, id)).returning())

/** Says of a truck's pictures of a month (`YYYY-MM`) whether they prove it; null: nobody has decided. */
export async function setApproved(
  tx: Db,
  truckId: number,
  month: string,
  approved: boolean | null,
): Promise<void> {
  await tx
    .update(truck_pictures)
    .set({ approved })
    .where(and(eq(truck_pictures.truck_id, truckId), eq(truck_pictures.month, month)))
}
