/** A process that sends what stands in the outbox until it is killed. `DATABASE_URL` and `CARRIER_URL` say with what. */
import { openDatabase } from '../db/open-database'
import { dispatchSome } from '../nouns/messages/dispatch-outbox'
import { dispatchTo } from './dispatch-to'

const { DATABASE_URL: databaseUrl, CARRIER_URL: apiUrl = '' } = process.env
const { db } = await openDatabase({ databaseUrl, dataDir: '' })
const dispatch = dispatchTo(db, apiUrl)
process.send?.('sending')
for (;;) {
  const { taken } = await dispatchSome(dispatch, { most: 20, oneFirst: false })
  if (taken === 0) await new Promise(resolve => setTimeout(resolve, 20))
}
