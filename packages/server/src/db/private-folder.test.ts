import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keepPrivate } from './private-folder'

const folder = mkdtempSync(join(tmpdir(), 'private-folder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const accessOf = (path: string) => statSync(path).mode & 0o777

it('a data folder is made for its owner alone', () => {
  keepPrivate(join(folder, 'new', 'data'))
  expect(accessOf(join(folder, 'new', 'data'))).toBe(0o700)
})

it('one that can’t be made is refused at once', () => {
  writeFileSync(join(folder, 'file'), '')
  for (const impossible of [join(folder, 'file'), join(folder, 'file', 'data'), '/proc/data/of/ours']) {
    expect(() => keepPrivate(impossible)).toThrow(/^E(EXIST|NOTDIR|NOENT|PERM|ACCES|ROFS):/)
  }
})

it('one that others could read is closed to them', () => {
  chmodSync(folder, 0o755)
  keepPrivate(folder)
  expect(accessOf(folder)).toBe(0o700)
})
