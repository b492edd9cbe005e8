import { asc, eq, sql } from 'drizzle-orm'
import { contains } from '../../db/contains'
import { type Db, first } from '../../db/db'
import { message_templates } from '../../db/tables/messages'
import { users } from '../../db/tables/people'

const columns = {
  id: message_templates.template_id,
  template_name: message_templates.template_name,
  template_body: message_templates.template_body,
  template_created_by: users.name,
  version: message_templates.version,
}

const selected = (db: Db) =>
  db
    .select(columns)
    .from(message_templates)
    .leftJoin(users, eq(users.user_id, message_templates.template_created_by))

const holding = (keyword: string) =>
  contains([message_templates.name_key, message_templates.body_key], keyword)

/** By name, those whose name or body holds the keyword. */
export const templatePage = (db: Db, keyword: string, { size, page }: { size: number; page: number }) =>
  selected(db)
    .where(holding(keyword))
    .orderBy(asc(message_templates.name_key), asc(message_templates.template_id))
    .limit(size)
    .offset(page * size)

export const countTemplates = (db: Db, keyword: string): Promise<number> =>
  db.$count(message_templates, holding(keyword))

const byId = (id: number) => eq(message_templates.template_id, id)

export const findTemplate = async (db: Db, id: number) => first(await selected(db).where(byId(id)))

/** Holds a template for an edit. */
export const lockTemplate = async (tx: Db, id: number): Promise<boolean> =>
  (
    await tx
      .select({ id: message_templates.template_id })
      .from(message_templates)
      .where(byId(id))
      .for('update')
  ).length > 0

export async function insertTemplate(
  tx: Db,
  template: typeof message_templates.$inferInsert,
): Promise<number> {
  const [added] = await tx
    .insert(message_templates)
    .values(template)
    .returning({ id: message_templates.template_id })
  return added?.id ?? 0
}

export async function changeTemplate(
  tx: Db,
  id: number,
  change: { template_name: string; template_body: string },
): Promise<void> {
  await tx
    .update(message_templates)
    .set({ ...change, version: sql`${message_templates.version} + 1` })
    .where(byId(id))
}

export async function removeTemplate(tx: Db, id: number): Promise<void> {
  await tx.delete(message_templates).where(byId(id))
}
