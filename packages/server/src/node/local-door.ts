import { rmSync, writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApiError } from '@product/sdk/contract'
import type { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../app'
import type { PluggedParts } from '../http/server-feature'
import { randomToken } from '../values/tokens'

/**
 * How the tools of this machine reach the running server, which alone may touch the embedded database: a file
 * that only the owner of the data folder can read names its address and a token made at this start.
 */
const doorFile = (dataDir: string): string => join(dataDir, 'server.json')

const door = z.object({ url: z.string(), token: z.string() })

export function openDoor(dataDir: string, url: string, token: string): () => void {
  writeFileSync(doorFile(dataDir), JSON.stringify({ url, token }), { mode: 0o600 })
  return () => rmSync(doorFile(dataDir), { force: true })
}

/** Where the server of this data folder listens, or undefined when none left its file. */
export function findDoor(dataDir: string): z.output<typeof door> | undefined {
  try {
    return door.parse(JSON.parse(readFileSync(doorFile(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}

export const newDoorToken = randomToken

/** Every tool call that the features bring. */
export function serveDoor(app: Hono<AppEnv>, { db, clock, plugged }: PluggedParts, token: string): void {
  for (const { path, answer } of plugged.features.flatMap(({ tools = [] }) => tools)) {
    app.post(`/local${path}`, async context => {
      if (context.req.header('authorization') !== `Bearer ${token}`) {
        throw new ApiError('forbidden', 'This door is for tools on this machine.')
      }
      const body = new Uint8Array(await context.req.arrayBuffer())
      return context.json(await answer({ db, now: clock.now(), params: context.req.param(), body }))
    })
  }
}
