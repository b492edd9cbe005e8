import { DAY_MS } from '@product/sdk/values'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type Db, rows } from '../../db/db'
import { audit, audit_archives } from '../../db/tables/record-keeping'
import { getArchivePart } from '../../outside/archive-part'
import { type FileStore, memoryFiles } from '../../outside/file-store'
import { stoppedEverywhere } from '../../testing/stopped-work'
import { emptyDatabase, testDatabase } from '../../testing/test-database'
import { archiveOldestEntries, countLeavingEntries, restoreNewestEntries } from './entry-archive'

const BEFORE = Date.UTC(2026, 2, 1)

/** Seven weeks of entries to February, one in five of vendors and trucks, and one of March. */
async function writtenLog(): Promise<Db> {
  const db = await testDatabase()
  await emptyDatabase(db)
  await db.execute(sql`insert into audit (at, action, entity, entity_id, message, actor_name, before, after, part_of)
    select '2026-01-01'::timestamptz + number * interval '10 minutes 1 microsecond', 'did',
      case number % 10 when 0 then 'truck' when 1 then 'vendor' else 'campaign' end, number::text,
      'Ann did ' || number, 'Ann',
      case number % 4 when 0 then null when 1 then 'null'::jsonb else '{"note": "two\\nlines, \\"quoted\\" 🚚", "rate": 1.50}' end,
      '[1, {"deep": [null, 12345678901234567890]}]',
      case number % 7 when 0 then number - 1 end
    from generate_series(1, 7000) number`)
  await writeLate(db, '2026-03-05T10:00:00Z')
  return db
}

const writeLate = (db: Db, at: string) =>
  db.insert(audit).values({
    at: new Date(at),
    action: 'was late',
    entity: 'campaign',
    message: 'Ann was late',
    actor_name: 'Ann',
  })

const lines = async (db: Db): Promise<string[]> =>
  (
    await rows<{ line: string }>(
      db,
      sql`select (to_jsonb(audit) - 'message_key')::text as line from audit order by audit_id`,
    )
  ).map(({ line }) => line)

/** Every entry that there is, in the database or in a file that is noted there. */
async function everyEntry(db: Db, files: FileStore): Promise<string[]> {
  const all = await lines(db)
  for (const archive of await db.select().from(audit_archives)) {
    all.push(...(await getArchivePart(files, { name: archive.file, lines: archive.lines })))
  }
  return all.sort()
}

async function archiveAll(db: Db, files: FileStore): Promise<number[]> {
  const counts: number[] = []
  for (;;) {
    const archived = await archiveOldestEntries(db, files, BEFORE)
    if (archived === undefined) return counts
    counts.push(archived.lines)
  }
}

it('old entries leave and come back with their ids, whatever they hold, and late ones in every phase', async () => {
  const db = await writtenLog()
  const files = memoryFiles()
  const before = await lines(db)
  expect(await countLeavingEntries(db, BEFORE)).toBe(5600)
  expect((await archiveOldestEntries(db, files, BEFORE))?.lines).toBe(5000)
  await writeLate(db, '2026-01-02T10:00:00Z')
  expect(await archiveAll(db, files)).toEqual([601])
  await writeLate(db, '2026-01-03T10:00:00Z')
  expect(await archiveAll(db, files)).toEqual([1])
  expect(await archiveAll(db, files)).toEqual([])
  const left = await db.selectDistinct({ entity: audit.entity }).from(audit).where(sql`at < '2026-03-01'`)
  expect(left.map(({ entity }) => entity).sort()).toEqual(['truck', 'vendor'])

  while (await restoreNewestEntries(db, files, 0));
  expect((await lines(db)).slice(0, before.length)).toEqual(before)
  expect(await lines(db)).toHaveLength(before.length + 2)
  expect(await db.$count(audit_archives)).toBe(0)
  expect(await db.$count(audit, sql`message_key = 'ann was late'`)).toBe(3)
})

it('only what reaches the day comes back', async () => {
  const db = await writtenLog()
  const files = memoryFiles()
  await archiveAll(db, files)
  const [, newest] = await db.select().from(audit_archives).orderBy(audit_archives.to)
  const restored = await restoreNewestEntries(db, files, (newest?.to.getTime() ?? 0) - DAY_MS)
  expect(restored).toEqual(newest)
  expect(await restoreNewestEntries(db, files, (newest?.to.getTime() ?? 0) - DAY_MS)).toBeUndefined()
})

it('a stop anywhere loses no entry and doubles none, on the way out and back', async () => {
  const db = await writtenLog()
  const files = memoryFiles()
  const before = await everyEntry(db, files)
  const nothingChanged = async () => expect(await everyEntry(db, files)).toEqual(before)
  const out = await stoppedEverywhere(files, (stopped, store) => archiveAll(stopped, store), nothingChanged)
  expect(out.join('\n')).toMatch(
    /from audit.*before put.*after put.*get.*delete from "audit".*"audit_archives"/s,
  )
  await nothingChanged()
  expect(await archiveAll(db, files)).toEqual([])
  const back = await stoppedEverywhere(
    files,
    async (stopped, store) => {
      while (await restoreNewestEntries(stopped, store, 0));
    },
    nothingChanged,
  )
  expect(back.join('\n')).toMatch(/get.*insert into audit.*delete from "audit_archives"/s)
  expect((await lines(db)).sort()).toEqual(before)
})

it('two that archive at once take each entry out once', async () => {
  const db = await writtenLog()
  const files = memoryFiles()
  const before = await everyEntry(db, files)
  const archive = () => archiveOldestEntries(db, files, BEFORE)
  await Promise.allSettled([archive(), archive()])
  expect(await everyEntry(db, files)).toEqual(before)
  expect(await db.$count(audit_archives)).toBeGreaterThan(0)
})
