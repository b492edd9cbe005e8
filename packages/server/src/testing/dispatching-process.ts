/**
 * A process that sends what stands in the outbox until it is killed, to be killed: a lease is short here, so that the
 * next one need not wait. `DATABASE_URL` and `CARRIER_URL` say with what.
 */
import { openDatabase } from '../db/open-database'
import { dispatchSome } from '../nouns/messages/dispatch-outbox'
import { twilioCarrier } from '../outside/twilio-carrier'
import { systemClock } from '../values/clock'
import { KILLED_ACCOUNT } from './killed-dispatch'

const { DATABASE_URL: databaseUrl, CARRIER_URL: apiUrl = '' } = process.env
const { db } = await openDatabase({ databaseUrl, dataDir: '' })
const dispatch = {
  db,
  clock: systemClock,
  carrier: twilioCarrier({
    ...KILLED_ACCOUNT,
    sender: { from: '+12135550100' },
    apiUrl,
    statusCallback: 'http://127.0.0.1/status',
    fetch,
  }),
  mediaUrl: (name: string) => name,
  atOnce: 10,
  leaseMs: 2000,
  lookUpAfterMs: 300,
  random: Math.random,
}
process.send?.('sending')
for (;;) {
  const { taken } = await dispatchSome(dispatch, { most: 20, oneFirst: false })
  if (taken === 0) await new Promise(resolve => setTimeout(resolve, 20))
}
