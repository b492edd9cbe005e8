import { copyFileSync, cpSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { scratchFolders } from '../testing/scratch-folder'
import { snapshot } from '../testing/test-database'
import { openPglite } from './pglite'
import { openPgliteFolder } from './pglite-folder'

const folder = scratchFolders('flush')

let made: string

beforeAll(async () => {
  made = folder()
  const client = await openPglite({ dataDir: join(made, 'database'), loadDataDir: await snapshot() })
  await client.close()
})

/** A folder of its own with what was on the disk before. */
function copyOf(dataDir: string): string {
  const copy = folder()
  cpSync(dataDir, copy, { recursive: true })
  return copy
}

/** How many of ten acknowledged rows the disk has, where it keeps of a file what stood there when it was flushed. */
async function keptOf(flushes: boolean): Promise<number> {
  const [working, disk] = [copyOf(made), copyOf(made)]
  const client = await openPgliteFolder(working, file => {
    if (!flushes) return
    const path = readlinkSync(`/proc/self/fd/${file}`)
    copyFileSync(path, path.replace(working, disk))
  })
  await client.query('create table kept (number int)')
  for (let number = 0; number < 10; number++) await client.query('insert into kept values ($1)', [number])
  // The power goes here.
  const after = await openPgliteFolder(disk)
  const found = await after.query<{ count: number }>(
    `select case when to_regclass('kept') is null then 0
      else (xpath('/row/c/text()', query_to_xml('select count(*) as c from kept', false, true, '')))[1]::text::int
      end as count`,
  )
  await after.close()
  await client.close()
  return found.rows[0]?.count ?? Number.NaN
}

describe.skipIf(process.platform !== 'linux')('after a power loss', () => {
  it('the embedded database has all that it acknowledged', async () => {
    expect(await keptOf(true)).toBe(10)
  })

  it('which a disk that is not told to flush would not have', async () => {
    expect(await keptOf(false)).toBe(0)
  })
})
