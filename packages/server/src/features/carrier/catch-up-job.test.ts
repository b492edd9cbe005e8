import { expect, it } from 'vitest'
import { messages } from '../../db/tables/messages'
import type { PluggedParts } from '../../http/server-feature'
import { inProcessEvents } from '../../outside/events'
import { silentCarrier } from '../../testing/silent-carrier'
import { PHONE } from '../../testing/stored-messages'
import { testApp } from '../../testing/test-app'
import { startCatchingUp } from './catch-up-job'

it('looks back three days at the start, and says in the log what it took up, without words or numbers', async () => {
  const app = await testApp()
  const asked: Date[] = []
  const texts = {
    ...silentCarrier,
    async since(time: Date) {
      asked.push(time)
      const at = app.clock.now()
      return [{ sid: `SM${'1'.repeat(32)}`, from: PHONE, to: '', body: 'secret', at, numMedia: 0 }]
    },
  }
  const log: string[] = []
  // What the job needs of the parts.
  const parts = {
    db: app.db,
    clock: app.clock,
    events: inProcessEvents(),
    carrier: { texts, keys: { authToken: 'token' } },
    log: entry => log.push(JSON.stringify(entry)),
  } as Partial<PluggedParts> as PluggedParts
  const stop = startCatchingUp(parts)
  await expect.poll(() => log).toHaveLength(1)
  await stop()
  const before = app.clock.now().getTime() - 3 * 86_400_000 - 600_000
  expect(asked.map(time => time.getTime())).toEqual([before])
  expect(log[0]).toBe('{"level":"info","message":"caught up with the carrier","texts":1,"reports":0}')
  expect(await app.db.select().from(messages)).toHaveLength(1)
})
