import type { Placeholder, PlaceholderFields } from '@product/sdk/nouns/placeholders'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '../../db/contains'
import { type Db, first } from '../../db/db'
import { placeholders } from '../../db/tables/placeholders'

const columns = {
  placeholder_id: placeholders.placeholder_id,
  name: placeholders.name,
  campaign_id: placeholders.campaign_id,
  is_macro: placeholders.is_macro,
  start_point: placeholders.start_point,
  num_stops: placeholders.num_stops,
  min_mileage: placeholders.min_mileage,
  max_mileage: placeholders.max_mileage,
  min_impressions: placeholders.min_impressions,
  max_impressions: placeholders.max_impressions,
  use_weighting: placeholders.use_weighting,
  version: placeholders.version,
}

const select = (db: Db, condition: SQL | undefined) =>
  db.select(columns).from(placeholders).where(condition).orderBy(placeholders.placeholder_id)

export const findPlaceholder = async (db: Db, id: number): Promise<Placeholder | undefined> =>
  first(await select(db, eq(placeholders.placeholder_id, id)))

export const placeholdersOf = (db: Db, campaignId: number): Promise<Placeholder[]> =>
  select(db, eq(placeholders.campaign_id, campaignId))

/** Keeps others from changing them until the transaction ends. Lock the campaigns they are on first. */
export const lockPlaceholders = (tx: Db, ids: readonly number[]): Promise<Placeholder[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : select(tx, inArray(placeholders.placeholder_id, [...ids])).for('update')

export async function insertPlaceholder(
  tx: Db,
  fields: Omit<typeof placeholders.$inferInsert, 'placeholder_id' | 'version'>,
): Promise<Placeholder> {
  const [added] = await tx.insert(placeholders).values(fields).returning(columns)
  if (!added) throw new Error('The placeholder was not stored')
  return added
}

export async function changePlaceholder(
  tx: Db,
  id: number,
  fields: Partial<PlaceholderFields> & { campaign_id?: number | null },
): Promise<Placeholder> {
  const [changed] = await tx
    .update(placeholders)
    .set({ ...fields, version: sql`${placeholders.version} + 1` })
    .where(eq(placeholders.placeholder_id, id))
    .returning(columns)
  if (!changed) throw new Error(`Placeholder ${id} was locked and is gone`)
  return changed
}

/** Puts placeholders on a campaign, or makes them available. */
export async function movePlaceholders(
  tx: Db,
  ids: readonly number[],
  campaignId: number | null,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(placeholders)
    .set({ campaign_id: campaignId, version: sql`${placeholders.version} + 1` })
    .where(inArray(placeholders.placeholder_id, [...ids]))
}

/** Those on no campaign, by name. */
export function availablePlaceholders(
  db: Db,
  { search, limit, isMacro }: { search: string; limit: number; isMacro?: boolean },
): Promise<Placeholder[]> {
  const found =
    search === '' ? undefined : sql`lower(${placeholders.name}) like ${containsPattern(search.toLowerCase())}`
  const ofKind = isMacro === undefined ? undefined : eq(placeholders.is_macro, isMacro)
  return db
    .select(columns)
    .from(placeholders)
    .where(and(isNull(placeholders.campaign_id), ofKind, found))
    .orderBy(asc(sql`lower(${placeholders.name})`), asc(placeholders.placeholder_id))
    .limit(limit)
}
