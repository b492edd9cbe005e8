import { DEFAULT_BRAND } from '@product/sdk/values'
import { expect, it } from 'vitest'
import { users } from '../db/tables/people'
import { emptyDatabase, testDatabase } from '../testing/test-database'
import { plainPasswords } from './in-memory-app'
import { seedOwner } from './seed-owner'

const settings = {
  OWNER_EMAIL: 'ada@example.test',
  OWNER_PASSWORD: 'a long enough phrase',
  brand: DEFAULT_BRAND,
}

it('the first Owner is made of the settings', async () => {
  const db = await testDatabase()
  await emptyDatabase(db)
  await seedOwner(db, settings, plainPasswords)
  expect(await db.select().from(users)).toMatchObject([{ email: 'ada@example.test', privilege_id: 3 }])
})

it.each([
  ['no address', { OWNER_EMAIL: undefined }, 'OWNER_EMAIL'],
  ['no password', { OWNER_PASSWORD: undefined }, 'OWNER_PASSWORD'],
  [
    'a common password',
    { OWNER_PASSWORD: 'qwerty123456' },
    'OWNER_PASSWORD: This password is one of the most common',
  ],
  [
    'the product’s name',
    { OWNER_PASSWORD: 'Haulboard-2026' },
    'OWNER_PASSWORD: This password is made of a name',
  ],
])('is refused with %s', async (_, wrong, said) => {
  const db = await testDatabase()
  await emptyDatabase(db)
  await expect(seedOwner(db, { ...settings, ...wrong }, plainPasswords)).rejects.toThrow(said)
  expect(await db.select().from(users)).toEqual([])
})
