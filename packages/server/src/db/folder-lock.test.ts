import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { scratchFolders } from '../testing/scratch-folder'
import { openDoor } from './door-file'
import { lockFolder } from './folder-lock'

const folder = scratchFolders('lock')

/** Another process that takes the folder's lock, says so, and holds it until it is killed. */
async function otherHolder(place: string) {
  const script = `
    const { tryLock } = require('fs-native-extensions')
    const file = require('node:fs').openSync(${JSON.stringify(join(place, 'lock'))}, 'a')
    process.stdout.write(String(tryLock(file)))
    setInterval(() => {}, 1000)
  `
  const cwd = fileURLToPath(new URL('.', import.meta.url))
  const child = spawn(process.execPath, ['-e', script], { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  const said = await new Promise(resolve => child.stdout.once('data', data => resolve(String(data))))
  return {
    said,
    kill: () =>
      new Promise(resolve => {
        child.once('exit', resolve)
        child.kill('SIGKILL')
      }),
  }
}

describe('the lock on a data folder', () => {
  it('keeps a second holder out until it is given back', () => {
    const place = folder()
    const unlock = lockFolder(place)
    expect(() => lockFolder(place)).toThrow('in use by another process')
    unlock()
    lockFolder(place)()
  })

  it('names the address of the server that has it', () => {
    const place = folder()
    const unlock = lockFolder(place)
    openDoor(place, 'http://127.0.0.1:3000', 'token')
    expect(() => lockFolder(place)).toThrow('in use by the server at http://127.0.0.1:3000.')
    unlock()
    const next = lockFolder(place)
    expect(() => lockFolder(place)).toThrow('in use by another process')
    next()
  })

  it('of another process ends with it, also where it is killed', async () => {
    const place = folder()
    const other = await otherHolder(place)
    expect(other.said).toBe('true')
    expect(() => lockFolder(place)).toThrow('in use by another process')
    await other.kill()
    lockFolder(place)()
  })

  it('is what the system holds, whatever the file says', () => {
    const place = folder()
    writeFileSync(join(place, 'lock'), '1 1\n')
    lockFolder(place)()
  })
})
