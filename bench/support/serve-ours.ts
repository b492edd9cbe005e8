/** The app on the database `DATABASE_URL`, as it is served. */
import { openDatabase } from '../../packages/server/src/db/open-database'
import { memoryRateLimiter } from '../../packages/server/src/http/rate-limiter'
import { listen } from '../../packages/server/src/node/listen'
import { benchApp } from './bench-app'
import { answerParent } from './serving-process'

const { db } = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' })
const app = benchApp(db, { rateLimiter: memoryRateLimiter({ perSecond: 1_000_000, burst: 1_000_000 }) })
const ours = await listen(app, { host: '127.0.0.1', port: 0, proxies: 0 })

answerParent(ours.url)
