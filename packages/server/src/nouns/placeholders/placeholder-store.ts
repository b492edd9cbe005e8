import {
  PLACEHOLDER_FIELDS,
  type Placeholder,
  type PlaceholderFields,
  type PlaceholderWithGroups,
} from '@product/sdk/nouns/placeholders'
import type { LngLat } from '@product/sdk/values'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { foldedPattern } from '../../db/contains'
import { type Db, first } from '../../db/db'
import { answerColumns } from '../../db/record-columns'
import { placeholders } from '../../db/tables/placeholders'
import { groupsOf } from './waypoint-bridge-store'

const columns = {
  placeholder_id: placeholders.placeholder_id,
  ...answerColumns(placeholders, PLACEHOLDER_FIELDS),
  campaign_id: placeholders.campaign_id,
  version: placeholders.version,
}

const select = (db: Db, condition: SQL | undefined) =>
  db.select(columns).from(placeholders).where(condition).orderBy(placeholders.placeholder_id)

export const findPlaceholder = async (db: Db, id: number): Promise<Placeholder | undefined> =>
  first(await select(db, eq(placeholders.placeholder_id, id)))

export const placeholdersOf = (db: Db, campaignId: number): Promise<Placeholder[]> =>
  select(db, eq(placeholders.campaign_id, campaignId))

const startPoint = sql<LngLat | null>`case when ${placeholders.start_longitude} is null then null
  else json_build_array(${placeholders.start_longitude}, ${placeholders.start_latitude}) end`

/** Those with their waypoint groups, in the order of the ids. */
export async function placeholdersWithGroups(
  db: Db,
  ids: readonly number[],
): Promise<PlaceholderWithGroups[]> {
  if (ids.length === 0) return []
  const found = await db
    .select({ ...columns, start_point_geo_coord: startPoint })
    .from(placeholders)
    .where(inArray(placeholders.placeholder_id, [...ids]))
  const groups = await groupsOf(db, ids)
  const byId = new Map(found.map(row => [row.placeholder_id, row]))
  return ids.flatMap(id => {
    const row = byId.get(id)
    if (!row) return []
    const those = groups.get(id) ?? []
    return {
      ...row,
      waypoint_ids: those.map(({ waypoint_group_id, weighting }): [number, number] => [
        waypoint_group_id,
        weighting,
      ]),
      bridge_ids: those.map(bridge => bridge.placeholder_waypoint_bridge_id),
      waypoint_names: those.map(({ name }) => name),
    }
  })
}

/** Keeps others from changing them until the transaction ends. Lock the campaigns they are on first. */
export const lockPlaceholders = (tx: Db, ids: readonly number[]): Promise<Placeholder[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : select(tx, inArray(placeholders.placeholder_id, [...ids])).for('update')

type StoredFields = Omit<typeof placeholders.$inferInsert, 'placeholder_id' | 'version'>

export async function insertPlaceholder(tx: Db, fields: StoredFields): Promise<Placeholder> {
  const [added] = await tx.insert(placeholders).values(fields).returning(columns)
  if (!added) throw new Error('The placeholder was not stored')
  return added
}

/** Where a start point lies, as it is stored. */
export const startColumns = (at: LngLat | null) => ({
  start_longitude: at === null ? null : at[0],
  start_latitude: at === null ? null : at[1],
})

export async function changePlaceholder(
  tx: Db,
  id: number,
  fields: Partial<PlaceholderFields & ReturnType<typeof startColumns>> & { campaign_id?: number | null },
): Promise<Placeholder> {
  const [changed] = await tx
    .update(placeholders)
    .set({ ...fields, version: sql`${placeholders.version} + 1` })
    .where(eq(placeholders.placeholder_id, id))
    .returning(columns)
  if (!changed) throw new Error(`Placeholder ${id} was locked and is gone`)
  return changed
}

export async function removePlaceholder(tx: Db, id: number): Promise<void> {
  await tx.delete(placeholders).where(eq(placeholders.placeholder_id, id))
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

export const isNamedLike = (search: string): SQL | undefined =>
  search.trim() === '' ? undefined : sql`${placeholders.name_key} like ${foldedPattern(search)}`

/** Those on no campaign, by name. */
export function availablePlaceholders(
  db: Db,
  { search, limit, isMacro }: { search: string; limit: number; isMacro?: boolean },
): Promise<Placeholder[]> {
  const ofKind = isMacro === undefined ? undefined : eq(placeholders.is_macro, isMacro)
  return db
    .select(columns)
    .from(placeholders)
    .where(and(isNull(placeholders.campaign_id), ofKind, isNamedLike(search)))
    .orderBy(asc(placeholders.name_key), asc(placeholders.placeholder_id))
    .limit(limit)
}

const SORT_COLUMNS = {
  name: placeholders.name_key,
  is_macro: placeholders.is_macro,
  num_stops: placeholders.num_stops,
  min_mileage: placeholders.min_mileage,
  max_mileage: placeholders.max_mileage,
  min_impressions: placeholders.min_impressions,
  max_impressions: placeholders.max_impressions,
  use_weighting: placeholders.use_weighting,
  placeholder_id: placeholders.placeholder_id,
} as const

interface PlaceholderPage {
  sortBy: keyof typeof SORT_COLUMNS
  sortOrder: string
  page: number
  pageSize: number
  search: string
}

/** One page of all of them; equal values are in the order of the ids. */
export async function placeholderPage(
  db: Db,
  { sortBy, sortOrder, page, pageSize, search }: PlaceholderPage,
) {
  const direction = sortOrder.toLowerCase() === 'asc' ? 'asc' : 'desc'
  const order = [SORT_COLUMNS[sortBy], placeholders.placeholder_id].map(column =>
    direction === 'asc' ? sql`${column} asc` : sql`${column} desc`,
  )
  const found = await db
    .select({ id: placeholders.placeholder_id })
    .from(placeholders)
    .where(isNamedLike(search))
    .orderBy(...order)
    .limit(pageSize)
    .offset(page * pageSize)
  return {
    rows: await placeholdersWithGroups(
      db,
      found.map(({ id }) => id),
    ),
    rowCount: await db.$count(placeholders, isNamedLike(search)),
  }
}
