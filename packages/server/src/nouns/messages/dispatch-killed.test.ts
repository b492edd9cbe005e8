import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rows } from '../../db/db'
import { carrier_ids, outbox } from '../../db/tables/messages'
import { KILLED_ACCOUNT } from '../../testing/dispatch-to'
import { countTaken, queueFor, sendKilled } from '../../testing/killed-dispatch'
import { emptyDatabase, testDatabase } from '../../testing/test-database'
import { startTwilioServer } from '../../testing/twilio-server'

const server = process.env.TEST_DATABASE_URL ?? ''
const RECIPIENTS = 40

// The embedded database dies with its process and takes seconds to open: `pnpm bench messages-killed` does it a hundred times.
it.skipIf(server === '')(
  'whoever kills the server in the middle of sending, each recipient gets one message',
  async () => {
    const db = await testDatabase()
    await emptyDatabase(db)
    const [own] = await rows<{ name: string }>(db, sql`select current_database() as name`)
    const url = new URL(server)
    url.pathname = `/${own?.name}`
    const twilio = await startTwilioServer({ ...KILLED_ACCOUNT, answersAfterMs: 60, isQuiet: true })
    try {
      const phones = await queueFor(db, RECIPIENTS)
      const kills = [
        { taken: 12, afterMs: 20 },
        { taken: 9, afterMs: 40 },
      ]
      await sendKilled(db, { DATABASE_URL: url.href }, twilio, kills)
      expect(countTaken(phones, twilio.messages)).toEqual({ never: 0, once: RECIPIENTS, more: 0 })
      expect(await db.select().from(outbox)).toEqual([])
      const sids = (await db.select().from(carrier_ids)).map(({ provider_sid }) => provider_sid)
      expect(new Set(sids)).toEqual(new Set(twilio.messages.map(({ sid }) => sid)))
    } finally {
      await twilio.close()
    }
  },
  300_000,
)
