import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findUserByEmail } from '../nouns/people/user-store'
import { testApp } from '../testing/test-app'
import { migrationsFolder } from './migrations-folder'
import { users } from './tables/people'

const [TWO_SIGNS, ONE_SIGN] = ['cafe\u0301', 'caf\u00e9']

it('accounts that were stored in another spelling are found again; of two the one that is spelled so stays', async () => {
  const { db, addUser } = await testApp()
  const first = await addUser({
    privilege_id: 4,
    email: `${TWO_SIGNS}@example.test`,
    name: `Ann ${TWO_SIGNS}`,
  })
  await addUser({ privilege_id: 4, email: `two-${TWO_SIGNS}@example.test`, name: 'Bea' })
  await addUser({ privilege_id: 4, email: `two-${ONE_SIGN}@example.test`, name: 'Cid' })
  await db.execute(sql.raw(readFileSync(join(migrationsFolder(), '0015_one_spelling.sql'), 'utf8')))
  const after = await db.select().from(users).orderBy(asc(users.user_id))
  expect(after.map(({ email, name }) => [email, name])).toEqual([
    [`${ONE_SIGN}@example.test`, `Ann ${ONE_SIGN}`],
    [`two-${TWO_SIGNS}@example.test`, 'Bea'],
    [`two-${ONE_SIGN}@example.test`, 'Cid'],
  ])
  expect((await findUserByEmail(db, `${TWO_SIGNS}@example.test`))?.user_id).toBe(first.user_id)
})
