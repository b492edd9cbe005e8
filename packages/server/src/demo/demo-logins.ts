import { inArray, sql } from 'drizzle-orm'
import { type Db, first, rows } from '../db/db'
import { users } from '../db/tables/people'

export const DEMO_PASSWORD = 'haulboard-demo'

/** Source: operating, "Demo". */
export const DEMO_LOGINS = [
  {
    email: 'owner@demo.test',
    name: 'Olivia Owner',
    privilege_id: 3,
    company: null,
    about: 'Owner: everything',
  },
  { email: 'admin@demo.test', name: 'Adam Admin', privilege_id: 1, company: null, about: 'Administrator' },
  {
    email: 'user@demo.test',
    name: 'Uma User',
    privilege_id: 2,
    company: null,
    about: 'User: drive and production',
  },
  { email: 'comms@demo.test', name: 'Cora Comms', privilege_id: 5, company: null, about: 'Communication' },
  {
    email: 'client@demo.test',
    name: 'Clara Client',
    privilege_id: 4,
    company: 'Golden State Coffee',
    about: 'Advertiser: campaigns 71, 72, 73',
  },
  {
    email: 'client2@demo.test',
    name: 'Carl Client',
    privilege_id: 4,
    company: 'Bayside Bikes',
    about: 'Advertiser: campaign 54',
  },
] as const

export async function isEmpty(db: Db): Promise<boolean> {
  const found = await rows<{ some: boolean }>(db, sql`select exists(select 1 from users) as some`)
  return first(found)?.some !== true
}

export async function hasDemoLogins(db: Db): Promise<boolean> {
  const emails = DEMO_LOGINS.map(({ email }) => email)
  return (await db.select().from(users).where(inArray(users.email, emails)).limit(1)).length > 0
}
