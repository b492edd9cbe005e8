import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, read, sources } from './repository'
import { type OwnedTable, tablesIn, tableWrites } from './table-writes'

const SERVER = 'packages/server/src/'
const TABLES = `${SERVER}db/tables/`

const tables: OwnedTable[] = sources
  .filter(path => path.startsWith(TABLES))
  .flatMap(path => tablesIn(basename(path, '.ts'), read(path)))

/** Tests and what they stand on may fill tables as they like. */
const isFixture = (path: string): boolean => isTest(path) || /-fixture\.ts$|\/testing\//.test(path)

/** Writes by others than the owner, each as file, line, table and whose it is. */
function breaches(path: string, text: string): string[] {
  return tableWrites(text, tables).flatMap(({ line, table }) => {
    if (!table) return `${path}:${line} writes a table that it does not name`
    if (path.startsWith(`${SERVER}nouns/${table.noun}/`)) return []
    return `${path}:${line} writes ${table.name}, which only nouns/${table.noun} may`
  })
}

const server = sources.filter(path => path.startsWith(SERVER) && path.endsWith('.ts') && !isFixture(path))

it('a table is written only by the folder of its noun', () => {
  expect(server.flatMap(path => breaches(path, read(path)))).toEqual([])
})

it('every table has its owner’s folder, which writes it', () => {
  const written = new Set(
    server.flatMap(path => tableWrites(read(path), tables).map(({ table }) => table?.name)),
  )
  expect(tables.filter(({ name }) => !written.has(name)).map(({ name }) => name)).toEqual([])
  const owner = (name: string) => tables.find(table => table.name === name)?.noun
  expect(['idempotency_keys', 'audit'].map(owner)).toEqual(['record-keeping', 'record-keeping'])
  expect(['users', 'sessions', 'credentials', 'login_failures'].map(owner)).toEqual(Array(4).fill('people'))
  expect(['search_queue', 'search_documents', 'search_words', 'search_postings'].map(owner)).toEqual(
    Array(4).fill('search'),
  )
})

describe('a planted breach', () => {
  const users = "import { users } from '../../db/tables/people'\n"
  const mine = 'packages/server/src/features/boats/boat-store.ts'

  it.each([
    ['an insert', `${users}await tx.insert(users).values(boat)`, 2],
    ['an insert over several lines', `${users}await tx\n  .insert(\n    users\n  )\n  .values(boat)`, 3],
    ['an update', `${users}await tx.update(users).set(boat)`, 2],
    ['a delete', `${users}await tx.delete(users)`, 2],
    [
      'a table under another name',
      "import { sessions, users as crew } from '../db/tables/people'\nawait tx.delete(crew)",
      2,
    ],
    ['a table renamed in the file', `${users}const crew = users\nawait tx.delete(crew)`, 3],
    [
      'all tables of a noun at once',
      "import * as people from '../db/tables/people'\nawait tx.update(people.users).set(boat)",
      2,
    ],
    ['SQL that inserts', 'await db.execute(sql`insert into users (name) values (${name})`)', 1],
    ['SQL that updates', 'await db.execute(sql`\n  update users set name = null`)', 2],
    ['SQL that updates under an alias', 'sql`UPDATE "users" AS u SET name = null`', 1],
    ['SQL that deletes', 'sql`delete from only public.users where true`', 1],
    ['SQL that truncates', 'sql`truncate table users`', 1],
    ['SQL that truncates several', 'sql`truncate boats, users cascade`', 1],
    ['SQL that is given the table', `${users}sql\`insert into \${users} (name) values (1)\``, 2],
    ['SQL that updates what it is given', `${users}sql\`update \${users} set name = 1\``, 2],
  ])('by %s is found with its line and owner', (_, text, line) => {
    expect(breaches(mine, text)).toEqual([`${mine}:${line} writes users, which only nouns/people may`])
  })

  it('by another noun is found too, and by the owner it is none', () => {
    const text = `${users}await tx.delete(users)`
    expect(breaches(`${SERVER}nouns/campaigns/campaign-store.ts`, text)).toHaveLength(1)
    expect(breaches(`${SERVER}nouns/people/user-store.ts`, text)).toEqual([])
  })

  it('by a table that is not named is found', () => {
    const unnamed = `${mine}:1 writes a table that it does not name`
    expect(breaches(mine, 'const add = (table) => tx.insert(table)')).toEqual([unnamed])
    for (const slip of [
      'tx.delete(crew)',
      'tx.insert<typeof users>(crew)',
      'db.update(users as never)',
      'tx.delete(t.u)',
    ])
      expect(breaches(mine, slip)).toEqual([unnamed])
    expect(breaches(mine, 'sql`delete from ${sql.identifier(name)}`')).toEqual([unnamed])
  })

  it('is not what reads, locks, or deletes from a map', () => {
    const text = `${users}// To update users, ask their owner.
      db.select().from(users).for('update'); seen.delete(name); hash.update(text)
      sql\`select * from users for update of users\``
    expect(breaches(mine, text)).toEqual([])
  })
})
