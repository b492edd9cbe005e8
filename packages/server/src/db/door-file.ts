import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * How the tools of this machine reach the running server, which alone may touch the embedded database: a file
 * that only the owner of the data folder can read names its address and a token made at this start.
 */
const doorFile = (dataDir: string): string => join(dataDir, 'server.json')

const door = z.object({ url: z.string(), token: z.string() })

export function openDoor(dataDir: string, url: string, token: string): () => void {
  writeFileSync(doorFile(dataDir), JSON.stringify({ url, token }), { mode: 0o600 })
  return () => closeDoor(dataDir)
}

/** Also what a server left that was killed. */
export const closeDoor = (dataDir: string): void => rmSync(doorFile(dataDir), { force: true })

/** Where the server of this data folder listens, or undefined when none left its file. */
export function findDoor(dataDir: string): z.output<typeof door> | undefined {
  try {
    return door.parse(JSON.parse(readFileSync(doorFile(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}
