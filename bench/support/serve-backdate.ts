/**
 * The app on `DATABASE_URL` with the bundled roads and the job that generates routes, in an hour that is not locked.
 * Asked for its memory it answers the most that it has used so far.
 */
import { api } from '../../packages/sdk/src/api'
import { bundledZips } from '../../packages/server/src/demo/demo-files'
import { openDatabase } from '../../packages/server/src/db/open-database'
import { startBackdating } from '../../packages/server/src/features/backdate/start-backdating'
import { features } from '../../packages/server/src/features'
import { plugIn } from '../../packages/server/src/http/plug-in'
import { listen } from '../../packages/server/src/node/listen'
import { roadRouterThread } from '../../packages/server/src/node/road-router-thread'
import { bundledGeocoder } from '../../packages/server/src/outside/bundled-geocoder'
import { clockFrom } from '../../packages/server/src/values/clock'
import { benchApp, benchParts } from './bench-app'
import { answerParent } from './serving-process'

const SAMPLE_MS = 100

const { db } = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' })
const parts = benchParts(db, {
  clock: clockFrom(new Date(process.env.BENCH_NOW ?? '')),
  router: roadRouterThread(),
  geocoder: bundledGeocoder(bundledZips),
})
const ours = await listen(benchApp(db, parts), { host: '127.0.0.1', port: 0, proxies: 0 })
startBackdating({ ...parts, plugged: plugIn(features, api) })

let most = 0
setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss / 1_048_576)
}, SAMPLE_MS)

answerParent(ours.url, { memoryMb: () => most })
