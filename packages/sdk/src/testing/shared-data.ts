import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Absolute path of a file or folder of the real-input collection that may stand beside the project,
 * or undefined where it does not: such tests are left out there. `SHARED_DATA` names another place.
 */
export function sharedData(path: string): string | undefined {
  const root =
    process.env.SHARED_DATA ?? fileURLToPath(new URL('../../../../../shared/data', import.meta.url))
  const full = `${root}/${path}`
  return existsSync(full) ? full : undefined
}
