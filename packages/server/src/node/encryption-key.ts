import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomToken } from '../values/tokens'
import { WrongSetting } from '../settings'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

function readKey(file: string): string | undefined {
  try {
    const key = readFileSync(file, 'utf8').trim()
    if (/^[0-9a-f]{64}$/i.test(key)) return key
    throw new WrongSetting(`ENCRYPTION_KEY: ${file} does not hold 64 hex digits`)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The key that is set, else the one in the data folder, which the first start makes for its owner alone. */
export function encryptionKey({
  ENCRYPTION_KEY: given,
  DATA_DIR: folder,
}: {
  ENCRYPTION_KEY?: string
  DATA_DIR: string
}): string {
  if (given !== undefined) return given
  const file = join(folder, 'encryption.key')
  const stored = readKey(file)
  if (stored !== undefined) return stored
  mkdirSync(folder, { recursive: true })
  const key = randomToken()
  // Never written over: another start that was quicker made the key by which numbers are sealed already.
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' })
  return key
}
