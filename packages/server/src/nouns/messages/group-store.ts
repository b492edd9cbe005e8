import type { CustomGroup, GroupMember, GroupVendor } from '@product/sdk/nouns/messages'
import { eq, type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '../../db/contains'
import { type Db, first, rows } from '../../db/db'
import { idList } from '../../db/id-list'
import { message_groups } from '../../db/tables/messages'

/** Groups of a set, `select … from message_groups` with its order and limit, by name, each with its members by theirs. */
const groupsOf = (db: Db, chosen: SQL): Promise<CustomGroup[]> =>
  rows<CustomGroup>(
    db,
    sql`select g.group_id as id, g.group_name, g.version, coalesce((
        select json_agg(json_build_object(
          'vendor_id', m.vendor_id, 'phone_number', m.phone_number, 'vendor_name', coalesce(v.name, own.name)
        ) order by lower(coalesce(v.name, own.name)) nulls last, m.phone_number)
        from message_group_members m
        left join vendors v on v.vendor_id = m.vendor_id
        left join lateral (
          select name from vendors where m.vendor_id is null and phone_key = m.phone_number and deleted_at is null
          order by vendor_id limit 1
        ) own on true
        where m.group_id = g.group_id
      ), '[]') as vendors
      from (${chosen}) g order by g.name_key, g.group_id`,
  )

/** Groups whose name holds the keyword, any case. */
const holding = (keyword: string): SQL => {
  if (keyword.trim() === '') return sql`true`
  const pattern = containsPattern(keyword.trim().toLowerCase())
  return sql`name_key like ${pattern}`
}

export const groupPage = (db: Db, keyword: string, { size, page }: { size: number; page: number }) =>
  groupsOf(
    db,
    sql`select * from message_groups where ${holding(keyword)} order by name_key, group_id
      limit ${size} offset ${page * size}`,
  )

export const countGroups = (db: Db, keyword: string): Promise<number> =>
  db.$count(message_groups, holding(keyword))

export const findGroup = async (db: Db, id: number): Promise<CustomGroup | undefined> =>
  first(await groupsOf(db, sql`select * from message_groups where group_id = ${id}`))

/** Holds a group for an edit. */
export const lockGroup = async (tx: Db, id: number): Promise<boolean> =>
  (
    await tx
      .select({ id: message_groups.group_id })
      .from(message_groups)
      .where(eq(message_groups.group_id, id))
      .for('update')
  ).length > 0

export async function insertGroup(tx: Db, group: typeof message_groups.$inferInsert): Promise<number> {
  const [added] = await tx.insert(message_groups).values(group).returning({ id: message_groups.group_id })
  return added?.id ?? 0
}

/** Renames a group, where a name is given, and counts the version on. */
export async function changeGroup(tx: Db, id: number, group_name: string | undefined): Promise<void> {
  await tx
    .update(message_groups)
    .set({ group_name, version: sql`${message_groups.version} + 1` })
    .where(eq(message_groups.group_id, id))
}

export async function removeGroup(tx: Db, id: number): Promise<void> {
  await tx.delete(message_groups).where(eq(message_groups.group_id, id))
}

/** One who has a number. */
export type StoredMember = GroupMember & { phone_number: string }

/** Adds members; who is in it already gets the vendor where there was none. */
export async function addMembers(tx: Db, id: number, members: readonly StoredMember[]): Promise<void> {
  await tx.execute(
    sql`insert into message_group_members (group_id, phone_number, vendor_id)
      select ${id}::int, phone_number, vendor_id
      from json_to_recordset(${JSON.stringify(members)}::json) as given(phone_number text, vendor_id int)
      on conflict (group_id, phone_number) do update
        set vendor_id = coalesce(message_group_members.vendor_id, excluded.vendor_id)`,
  )
}

/** Takes out numbers, and everything that stands there for these vendors. */
export async function removeMembers(tx: Db, id: number, members: readonly GroupMember[]): Promise<void> {
  const vendorIds = members.flatMap(({ vendor_id, phone_number }) =>
    vendor_id !== null && phone_number === null ? [vendor_id] : [],
  )
  const numbers = members.flatMap(({ phone_number }) => (phone_number === null ? [] : [phone_number]))
  await tx.execute(
    sql`delete from message_group_members where group_id = ${id} and (
        vendor_id in ${idList(vendorIds)}
        or phone_number in (select json_array_elements_text(${JSON.stringify(numbers)}::json))
        or (vendor_id is null and phone_number in (select phone_num from vendors where vendor_id in ${idList(vendorIds)}))
      )`,
  )
}

/** Names and numbers of vendors that are there, by id. */
export async function vendorNumbers(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, GroupVendor & { vendor_id: number }>> {
  const found = await rows<GroupVendor & { vendor_id: number }>(
    db,
    sql`select vendor_id, name as vendor_name, phone_num as phone_number from vendors
      where deleted_at is null and vendor_id in ${idList(ids)} order by vendor_id`,
  )
  return new Map(found.map(vendor => [vendor.vendor_id, vendor]))
}
