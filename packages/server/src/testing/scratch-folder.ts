import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Makes new folders, which are gone after the last test of the file that calls this. */
export function scratchFolders(name: string): () => string {
  const root = mkdtempSync(join(tmpdir(), `${name}-`))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  return () => mkdtempSync(join(root, 'of-'))
}
