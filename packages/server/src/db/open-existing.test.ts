import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scratchFolders } from '../testing/scratch-folder'
import { openDatabase } from './open-database'
import { openExisting } from './open-existing'

const folder = scratchFolders('existing')

it('opens what is there, and makes nothing where nothing is', async () => {
  const dataDir = join(folder(), 'mistyped')
  await expect(openExisting({ DATA_DIR: dataDir })).rejects.toThrow(`There is no database in ${dataDir}.`)
  expect(existsSync(dataDir)).toBe(false)
  const made = await openDatabase({ dataDir })
  await made.close()
  const { kind, close } = await openExisting({ DATA_DIR: dataDir })
  await close()
  expect(kind).toBe('embedded')
})
