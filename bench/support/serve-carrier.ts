/**
 * A server that texts reach: the app on `DATABASE_URL` with its events and the job that copies pictures. The carrier is
 * at `CARRIER_URL`; with `REDIS_URL` events reach the pages of other servers.
 */
import { plugIn } from '../../packages/server/src/http/plug-in'
import { api } from '../../packages/sdk/src/api'
import { openDatabase } from '../../packages/server/src/db/open-database'
import { features } from '../../packages/server/src/features'
import { startCopyingMedia } from '../../packages/server/src/features/carrier/copy-media-job'
import { listen } from '../../packages/server/src/node/listen'
import { sharpImages } from '../../packages/server/src/node/sharp-images'
import { serveEvents } from '../../packages/server/src/node/socket-events'
import { twilioCarrier } from '../../packages/server/src/outside/twilio-carrier'
import { benchApp, benchParts } from './bench-app'
import { BENCH_ACCOUNT, PUBLIC_URL } from './carrier-account'
import { answerParent } from './serving-process'

const { db } = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' })
const texts = twilioCarrier({
  ...BENCH_ACCOUNT,
  sender: { from: '+12135550100' },
  apiUrl: process.env.CARRIER_URL ?? '',
  statusCallback: `${PUBLIC_URL}/api/webhooks/twilio/status`,
  fetch,
})
const more = { images: sharpImages, carrier: { texts, keys: { authToken: BENCH_ACCOUNT.authToken } } }
const parts = benchParts(db, more)
const ours = await listen(benchApp(db, parts), { host: '127.0.0.1', port: 0, proxies: 0 })
serveEvents(ours.server, parts, { redisUrl: process.env.REDIS_URL })
startCopyingMedia({ ...parts, plugged: plugIn(features, api) })

answerParent(ours.url)
