import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scratchFolders } from '../testing/scratch-folder'
import { encryptionKey } from './encryption-key'

const newFolder = scratchFolders('key')

it('the first start makes a key that only its owner reads, and the next uses it', () => {
  const DATA_DIR = join(newFolder(), 'data')
  const key = encryptionKey({ DATA_DIR })
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(encryptionKey({ DATA_DIR })).toBe(key)
  expect(statSync(join(DATA_DIR, 'encryption.key')).mode & 0o777).toBe(0o600)
})

it('a key that is set is used, and none is made', () => {
  const DATA_DIR = newFolder()
  const given = 'a'.repeat(64)
  expect(encryptionKey({ DATA_DIR, ENCRYPTION_KEY: given })).toBe(given)
  expect(() => readFileSync(join(DATA_DIR, 'encryption.key'))).toThrow('ENOENT')
})

it('a broken key stops the start rather than being replaced', () => {
  const DATA_DIR = newFolder()
  writeFileSync(join(DATA_DIR, 'encryption.key'), 'short')
  expect(() => encryptionKey({ DATA_DIR })).toThrow('does not hold 64 hex digits')
})
