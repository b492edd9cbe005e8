import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Db } from '../../db/db'
import { emptyDatabase, testDatabase } from '../../testing/test-database'
import { activityPage } from './activity-store'

type Row = Awaited<ReturnType<typeof activityPage>>['rows'][number]

const placeOf = (row: Row | undefined) => row && { at: row.at.getTime(), id: row.audit_id }

const LAST_HUNDRED = { ascending: false, pageSize: 100, search: '' }

/** Entries of which every three share a minute. */
async function longLog(count: number): Promise<Db> {
  const db = await testDatabase()
  await emptyDatabase(db)
  await db.execute(sql`insert into audit (at, action, entity, message, actor_name)
    select '2026-05-01'::timestamptz + number / 3 * interval '1 minute', 'did', 'truck',
      case when number = 1 then 'xy first' else 'did ' || number end, 'Ann'
    from generate_series(1, ${sql.raw(String(count))}) number`)
  return db
}

it('a long log is counted up to 5,000, and paged to its end', async () => {
  const db = await longLog(20_150)
  const counted = async (page: number, search = '') => {
    const { rows, rowCount } = await activityPage(db, { ...LAST_HUNDRED, page, search })
    return [rows.length, rowCount]
  }
  expect(await counted(0)).toEqual([100, 5000])
  // From there on one knows of one more, as long as there is one.
  expect(await counted(60)).toEqual([100, 6101])
  expect(await counted(201)).toEqual([50, 20_150])
  expect(await counted(0, 'did 777')).toEqual([11, 11])
  // Two letters are looked for among the newest 20,000.
  expect(await counted(0, '77')).toEqual([100, expect.any(Number)])
  expect(await counted(0, 'xy')).toEqual([0, 0])
  expect(await counted(0, 'xy first')).toEqual([1, 1])
})

it.each([
  ['all', '', 5250],
  ['what is sought', '1', 2216],
  ['what is sought by more letters', 'did 1', 1110],
])('beyond what is counted, %s is found from the last entry seen, both ways', async (_, search, most) => {
  const db = await longLog(5250)
  for (const ascending of [false, true]) {
    const ids: number[] = []
    let after: ReturnType<typeof placeOf>
    for (let page = 0, isLast = false; !isLast; page++) {
      const asked = { ...LAST_HUNDRED, ascending, search, page, after }
      const { rows, rowCount } = await activityPage(db, asked)
      after = placeOf(rows.at(-1))
      ids.push(...rows.map(({ audit_id }) => audit_id))
      isLast = rows.length < LAST_HUNDRED.pageSize
      expect(rowCount).toBeGreaterThanOrEqual(ids.length + (isLast ? 0 : 1))
    }
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => (ascending ? a - b : b - a)))
    expect(ids).toHaveLength(most)
  }
})

it('what came meanwhile moves nothing on a page that follows an entry', async () => {
  const db = await longLog(500)
  const seen = (await activityPage(db, { ...LAST_HUNDRED, page: 0 })).rows.at(-1)
  await db.execute(sql`insert into audit (at, action, entity, message, actor_name)
    values ('2026-06-01', 'did', 'truck', 'did more', 'Ann')`)
  const { rows, rowCount } = await activityPage(db, { ...LAST_HUNDRED, page: 1, after: placeOf(seen) })
  expect([rows[0]?.audit_id, rowCount]).toEqual([(seen?.audit_id ?? 0) - 1, 501])
})

it('a page goes on from where an entry stood that has left meanwhile, both ways', async () => {
  const db = await longLog(500)
  for (const ascending of [false, true]) {
    const asked = { ...LAST_HUNDRED, ascending }
    const seen = (await activityPage(db, { ...asked, page: 0 })).rows.at(-1)
    const next = { ...asked, page: 1, after: placeOf(seen) }
    const there = await activityPage(db, next)
    await db.execute(sql`delete from audit where audit_id = ${seen?.audit_id}`)
    expect((await activityPage(db, next)).rows).toEqual(there.rows)
    expect(there.rows).toHaveLength(100)
  }
})
