import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Db, rows } from './db'
import { lockFolder } from './folder-lock'
import { type OpenDatabase, openDatabase } from './open-database'
import { openPglite } from './pglite'
import { openPool } from './open-pool'
import { scratchFolders } from '../testing/scratch-folder'
import { snapshot } from '../testing/test-database'
import { DatabaseThread } from './database-thread'

const newFolder = scratchFolders('database-thread')
const dataDir = newFolder()

beforeAll(async () => {
  // Migrated already: that takes long.
  const made = await openPglite({ dataDir: join(dataDir, 'database'), loadDataDir: await snapshot() })
  await made.close()
})

async function withDatabase(work: (opened: OpenDatabase) => Promise<void>): Promise<void> {
  const opened = await openDatabase({ dataDir })
  try {
    await work(opened)
  } finally {
    await opened.close()
  }
}

const kept = (db: Db) => rows(db, sql`select text from kept order by text`)

describe('the embedded database', () => {
  it('keeps what it has taken, over its closing and opening again', async () => {
    await withDatabase(async ({ db }) => {
      await db.execute(sql`create table kept (text text)`)
      await db.execute(sql`insert into kept values (${'as it was'})`)
    })
    await withDatabase(async ({ db }) => expect(await kept(db)).toEqual([{ text: 'as it was' }]))
  })

  it('undoes a transaction that fails, and answers on', async () => {
    await withDatabase(async ({ db }) => {
      const failing = db.transaction(async tx => {
        await tx.execute(sql`insert into kept values ('undone')`)
        await tx.execute(sql`select no_such_function()`)
      })
      await expect(failing).rejects.toMatchObject({ cause: { code: '42883' } })
      expect(await kept(db)).toEqual([{ text: 'as it was' }])
    })
  })

  it('stays open where it refuses what it is asked', async () => {
    await withDatabase(async ({ db }) => {
      await db.execute(sql`select set_config('test.opened', 'before', false)`)
      await expect(db.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } })
      expect(await rows(db, sql`select current_setting('test.opened') as opened`)).toEqual([
        { opened: 'before' },
      ])
    })
  })

  it('is opened again where its thread has died', async () => {
    let thread: DatabaseThread | undefined
    const pool = openPool({
      max: 1,
      user: 'postgres',
      database: 'postgres',
      stream: () => (thread = new DatabaseThread(dataDir, thread)),
    })
    const ask = async () => (await pool.query<{ text: string }>('select text from kept')).rows
    expect(await ask()).toHaveLength(1)
    const lost = pool.query('select count(*) from generate_series(1, 100000000)')
    await new Promise(setImmediate)
    thread?.destroy(new Error('died'))
    await expect(lost).rejects.toThrow('died')
    expect(await ask()).toHaveLength(1)
    await pool.end()
    await thread?.ended
  })

  it('is closed, too, where it was still waiting for the thread before', async () => {
    const first = new DatabaseThread(dataDir)
    const second = new DatabaseThread(dataDir, first)
    second.end()
    first.destroy()
    await second.ended
    await once(second.resume(), 'close')
  })

  it('that can not be opened gives the folder back', async () => {
    const broken = newFolder()
    writeFileSync(join(broken, 'database'), 'no folder')
    await expect(openDatabase({ dataDir: broken })).rejects.toThrow()
    lockFolder(broken)()
  })

  it('leaves this thread free while it works', async () => {
    await withDatabase(async ({ db }) => {
      let turns = 0
      const clock = setInterval(() => (turns += 1), 5)
      await db.execute(sql`select count(*) from generate_series(1, 1000000)`)
      clearInterval(clock)
      expect(turns).toBeGreaterThan(2)
    })
  })
})
