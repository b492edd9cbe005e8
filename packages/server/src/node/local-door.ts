import { ApiError } from '@product/sdk/contract'
import type { Hono } from 'hono'
import type { AppEnv } from '../app'
import type { PluggedParts } from '../http/server-feature'
import { randomToken } from '../values/tokens'

export const newDoorToken = randomToken

/** Every tool call that the features bring. */
export function serveDoor(
  app: Hono<AppEnv>,
  { db, files, clock, plugged }: PluggedParts,
  token: string,
): void {
  for (const { path, answer } of plugged.features.flatMap(({ tools = [] }) => tools)) {
    app.post(`/local${path}`, async context => {
      if (context.req.header('authorization') !== `Bearer ${token}`) {
        throw new ApiError('forbidden', 'This door is for tools on this machine.')
      }
      const body = new Uint8Array(await context.req.arrayBuffer())
      return context.json(await answer({ db, files, now: clock.now(), params: context.req.param(), body }))
    })
  }
}
