import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockFolder } from './folder-lock'

const folder = () => mkdtempSync(join(tmpdir(), 'lock-'))

describe('the lock on a data folder', () => {
  it('keeps a second holder out until it is given back', () => {
    const place = folder()
    const unlock = lockFolder(place)
    expect(() => lockFolder(place)).toThrow(new RegExp(`in use by process ${process.pid}`))
    unlock()
    expect(existsSync(join(place, 'lock'))).toBe(false)
    lockFolder(place)()
  })

  it('of a process that died is taken over', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise(resolve => child.on('exit', resolve))
    const place = folder()
    writeFileSync(join(place, 'lock'), `${child.pid} 1\n`)
    expect(() => lockFolder(place)).not.toThrow()
  })

  it.skipIf(!existsSync('/proc/self/stat'))('of another process with the same number is taken over', () => {
    const place = folder()
    writeFileSync(join(place, 'lock'), `${process.pid} 1\n`)
    expect(() => lockFolder(place)).not.toThrow()
  })

  it.each(['', 'nonsense', '-1', '0 0'])('with the content %j is taken over', content => {
    const place = folder()
    writeFileSync(join(place, 'lock'), content)
    expect(() => lockFolder(place)).not.toThrow()
  })
})
