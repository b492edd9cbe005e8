import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { emptyDatabase, testDatabase } from '../../testing/test-database'
import { activityPage } from './activity-store'

const LAST_HUNDRED = { ascending: false, pageSize: 100, search: '' }

it('a long log is counted up to 5,000, and paged to its end', async () => {
  const db = await testDatabase()
  await emptyDatabase(db)
  await db.execute(sql`insert into audit (at, action, entity, message, actor_name)
    select '2026-05-01'::timestamptz + number * interval '1 minute', 'did', 'truck',
      case when number = 1 then 'xy first' else 'did ' || number end, 'Ann'
    from generate_series(1, 20150) number`)
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
