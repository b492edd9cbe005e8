import type { Db } from '../db/db'
import type { Dispatch } from '../nouns/messages/dispatch-outbox'
import { twilioCarrier } from '../outside/twilio-carrier'
import { systemClock } from '../values/clock'

export const KILLED_ACCOUNT = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'token' }

/** What a test sends with: a lease is short here, so that whoever goes on after a kill need not wait for it. */
export const dispatchTo = (db: Db, apiUrl: string): Dispatch => ({
  db,
  clock: systemClock,
  carrier: twilioCarrier({
    ...KILLED_ACCOUNT,
    sender: { from: '+12135550100' },
    apiUrl,
    statusCallback: 'http://127.0.0.1/status',
    fetch,
  }),
  mediaUrl: name => name,
  atOnce: 10,
  leaseMs: 1500,
  lookUpAfterMs: 100,
  random: Math.random,
})
