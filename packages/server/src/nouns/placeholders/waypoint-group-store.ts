import type { WaypointGroup } from '@product/sdk/nouns/placeholders'
import { asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { foldedPattern } from '../../db/contains'
import { type Db, first } from '../../db/db'
import { foldedText } from '../../db/tables/folded-text'
import {
  placeholder_waypoint_bridges as bridges,
  placeholders,
  waypoint_groups,
} from '../../db/tables/placeholders'

const columns = {
  waypoint_group_id: waypoint_groups.waypoint_group_id,
  name: waypoint_groups.name,
  addresses: waypoint_groups.addresses,
  version: waypoint_groups.version,
}

const byId = (id: number) => eq(waypoint_groups.waypoint_group_id, id)

export const findGroup = async (db: Db, id: number): Promise<WaypointGroup | undefined> =>
  first(await db.select(columns).from(waypoint_groups).where(byId(id)))

/** Holds a group until the edit is written. */
export const lockGroup = async (tx: Db, id: number): Promise<WaypointGroup | undefined> =>
  first(await tx.select(columns).from(waypoint_groups).where(byId(id)).for('update'))

/** Holds those of the groups that there are, so that none is deleted before it is linked; answers their ids. */
export async function holdGroups(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const found = await tx
    .select({ id: waypoint_groups.waypoint_group_id })
    .from(waypoint_groups)
    .where(inArray(waypoint_groups.waypoint_group_id, [...ids]))
    .orderBy(waypoint_groups.waypoint_group_id)
    .for('key share')
  return new Set(found.map(({ id }) => id))
}

/** Who uses a group, by name. */
export const placeholdersUsing = (db: Db, groupId: number) =>
  db
    .select({ placeholder_id: placeholders.placeholder_id, name: placeholders.name })
    .from(bridges)
    .innerJoin(placeholders, eq(placeholders.placeholder_id, bridges.placeholder_id))
    .where(eq(bridges.waypoint_group_id, groupId))
    .orderBy(asc(placeholders.name_key), asc(placeholders.placeholder_id))

/** Whether its name or one of its addresses contains the text. */
function isFoundBy(search: string): SQL | undefined {
  if (search.trim() === '') return undefined
  const pattern = foldedPattern(search)
  // As the form shows them; folded at once, which is far quicker than one by one.
  const addresses = sql`(select string_agg(address, '; ')
    from jsonb_array_elements_text(${waypoint_groups.addresses}) as address)`
  return or(sql`${waypoint_groups.name_key} like ${pattern}`, sql`${foldedText(addresses)} like ${pattern}`)
}

const SORT_COLUMNS = {
  name: waypoint_groups.name_key,
  num_addresses: waypoint_groups.num_addresses,
  waypoint_group_id: waypoint_groups.waypoint_group_id,
} as const

interface GroupPage {
  sortBy: keyof typeof SORT_COLUMNS
  sortOrder: string
  page: number
  pageSize: number
  search: string
}

/** As many as a row of the list shows. */
const SHOWN = 6

/** One page of the groups; equal values are in the order of the ids. */
export async function groupPage(db: Db, { sortBy, sortOrder, page, pageSize, search }: GroupPage) {
  const direction = sortOrder.toLowerCase() === 'asc' ? asc : desc
  const rows = await db
    .select({
      waypoint_group_id: waypoint_groups.waypoint_group_id,
      name: waypoint_groups.name,
      num_addresses: waypoint_groups.num_addresses,
      first_addresses: sql<string[]>`jsonb_path_query_array(${waypoint_groups.addresses},
        ${sql.raw(`'$[0 to ${SHOWN - 1}]'`)})`,
      num_placeholders: db.$count(bridges, eq(bridges.waypoint_group_id, waypoint_groups.waypoint_group_id)),
      version: waypoint_groups.version,
    })
    .from(waypoint_groups)
    .where(isFoundBy(search))
    .orderBy(direction(SORT_COLUMNS[sortBy]), direction(waypoint_groups.waypoint_group_id))
    .limit(pageSize)
    .offset(page * pageSize)
  return { rows, rowCount: await db.$count(waypoint_groups, isFoundBy(search)) }
}

export async function insertGroup(
  tx: Db,
  group: Pick<WaypointGroup, 'name' | 'addresses'>,
  now: Date,
): Promise<WaypointGroup> {
  const [added] = await tx
    .insert(waypoint_groups)
    .values({ ...group, created_at: now })
    .returning(columns)
  if (!added) throw new Error('The waypoint group was not stored')
  return added
}

export async function changeGroup(
  tx: Db,
  id: number,
  change: Partial<Pick<WaypointGroup, 'name' | 'addresses'>>,
): Promise<WaypointGroup> {
  const [changed] = await tx
    .update(waypoint_groups)
    .set({ ...change, version: sql`${waypoint_groups.version} + 1` })
    .where(byId(id))
    .returning(columns)
  if (!changed) throw new Error(`Waypoint group ${id} was locked and is gone`)
  return changed
}

export async function removeGroup(tx: Db, id: number): Promise<void> {
  await tx.delete(waypoint_groups).where(byId(id))
}
