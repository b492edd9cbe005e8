import { FIX_LIST_FIELDS } from '@product/sdk/nouns/fix-list'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, first } from '../../db/db'
import { answerColumns } from '../../db/record-columns'
import { fix_list_items } from '../../db/tables/fix-list'
import { trucks, vendors } from '../../db/tables/fleet'
import { users } from '../../db/tables/people'

/** With the names of the truck, its vendor and the owner of the item. */
const itemColumns = {
  truck_problem_id: fix_list_items.truck_problem_id,
  truck_name: trucks.name,
  vendor_id: vendors.vendor_id,
  vendor_name: vendors.name,
  ...answerColumns(fix_list_items, FIX_LIST_FIELDS),
  owner_name: users.name,
  closed: fix_list_items.closed,
  date_closed: fix_list_items.date_closed,
  version: fix_list_items.version,
}

const items = (db: Db, wanted: SQL | undefined) =>
  db
    .select(itemColumns)
    .from(fix_list_items)
    .innerJoin(trucks, and(eq(trucks.truck_id, fix_list_items.truck_id), isNull(trucks.deleted_at)))
    .leftJoin(vendors, and(eq(vendors.vendor_id, trucks.vendor_id), isNull(vendors.deleted_at)))
    .leftJoin(users, eq(users.user_id, fix_list_items.product_owner_id))
    .where(wanted)

export type FixListRow = Awaited<ReturnType<typeof items>>[number]

export interface FixListFilter {
  closed?: boolean
  truck_id?: number
  vendor_id?: number
}

/** In no order. Items of deleted trucks are left out. */
export const fixListItems = (db: Db, { closed, truck_id, vendor_id }: FixListFilter = {}) =>
  items(
    db,
    and(
      closed === undefined ? undefined : eq(fix_list_items.closed, closed),
      truck_id === undefined ? undefined : eq(fix_list_items.truck_id, truck_id),
      vendor_id === undefined ? undefined : eq(vendors.vendor_id, vendor_id),
    ),
  )

export const findFixListItem = async (db: Db, id: number): Promise<FixListRow | undefined> =>
  first(await items(db, eq(fix_list_items.truck_problem_id, id)))

/** The item alone is locked against other writers until the transaction ends. */
export const lockFixListItem = async (tx: Db, id: number): Promise<FixListRow | undefined> =>
  first(await items(tx, eq(fix_list_items.truck_problem_id, id)).for('update', { of: fix_list_items }))

export type NewFixListItem = typeof fix_list_items.$inferInsert

/** The ids, in the order of the items. */
export async function insertFixListItems(tx: Db, list: readonly NewFixListItem[]): Promise<number[]> {
  if (list.length === 0) return []
  const added = await tx
    .insert(fix_list_items)
    .values([...list])
    .returning({ id: fix_list_items.truck_problem_id })
  return added.map(({ id }) => id)
}

export async function changeFixListItem(tx: Db, id: number, change: Partial<NewFixListItem>): Promise<void> {
  await tx
    .update(fix_list_items)
    .set({ ...change, version: sql`${fix_list_items.version} + 1` })
    .where(eq(fix_list_items.truck_problem_id, id))
}

export async function removeFixListItem(tx: Db, id: number): Promise<void> {
  await tx.delete(fix_list_items).where(eq(fix_list_items.truck_problem_id, id))
}
