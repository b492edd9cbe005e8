import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readGivenFile } from './read-given-file'

const folder = mkdtempSync(join(tmpdir(), 'given-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a file is read', () => {
  writeFileSync(join(folder, 'fleet.csv'), 'Vendor')
  expect(new TextDecoder().decode(readGivenFile(join(folder, 'fleet.csv')))).toBe('Vendor')
})

it.each([
  ['none.csv', 'There is no such file.'],
  ['.', 'This is a folder. Name a file in it.'],
])('what is no file is refused in plain words (%s)', (name, message) => {
  const path = join(folder, name)
  expect(() => readGivenFile(path)).toThrow(`${path}: ${message}`)
})
