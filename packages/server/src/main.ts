import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { api } from '@product/sdk/api'
import { createApp } from './app'
import { FolderInUse } from './db/folder-lock'
import { openDatabase } from './db/open-database'
import { DEMO_LOGINS, DEMO_PASSWORD, hasDemoLogins, isEmpty } from './demo/demo-logins'
import { bundledZips } from './demo/demo-files'
import { seedDemo } from './demo/seed-demo'
import { seedOwner } from './demo/seed-owner'
import { features } from './features'
import { STATUS_PATH } from './features/carrier/carrier-line'
import { plugIn } from './http/plug-in'
import type { PluggedParts } from './http/server-feature'
import { aesCipher } from './values/cipher'
import { clockOf } from './values/clock'
import { halfAsLong, type Line } from './values/in-turn'
import { turnsByKey } from './values/turns-by-key'
import { memoryRateLimiter } from './http/rate-limiter'
import { jsonLog } from './node/json-log'
import { encryptionKey } from './node/encryption-key'
import { diskRoom } from './node/disk-room'
import { giveMemoryBack } from './node/give-memory-back'
import { heapRoom } from './node/heap-room'
import { listen, tryAddress } from './node/listen'
import { openFiles } from './node/open-files'
import { openDoor } from './db/door-file'
import { STRANGERS } from './http/caller'
import { newDoorToken, serveDoor } from './node/local-door'
import { prometheus } from './node/metrics'
import { argon2Passwords } from './node/passwords'
import { pictureHashThread } from './node/picture-hash-thread'
import { redisRateLimiter } from './node/redis-rate-limiter'
import { roadRouterThread } from './node/road-router-thread'
import { encodePng, sharpImages } from './node/sharp-images'
import { xlsxSheets } from './node/xlsx-sheets'
import { serveEvents } from './node/socket-events'
import { startRefusal } from './node/start-refusal'
import { serveWebApps } from './node/web-apps'
import { inProcessEvents } from './outside/events'
import { algoliaSearch } from './outside/algolia-search'
import { chooseRouter } from './outside/choose-router'
import { TWILIO_API_URL, twilioCarrier } from './outside/twilio-carrier'
import type { OutsideSearch } from './outside/search-index'
import { readSettings, refuseDemoOnNetwork, type Settings, settingsHelp, WrongSetting } from './settings'
import { knownPictures } from './nouns/pictures/known-pictures'
import { fillSearchIndex } from './nouns/search/drain-search-queue'

/** A person clicks far slower; a script that needs more should ask for pages, not for luck. */
const RATE = { perSecond: 100, burst: 1000 }

/** A page asks for six things at once, as browsers do; the trackers together are one caller, and so are strangers. */
const TURNS = { atOnce: 4, waiting: 500 }
/** A stranger's call is a login, which takes a processor's time: more than these would wait for seconds. */
const STRANGERS_LINE = { atOnce: 4, waiting: 40 }
/** Of a network without a session: one place is left for all others. */
const NETWORK_LINE = { atOnce: 3, waiting: 500 }
/** Of a session: each is made while it goes out. */
const LARGE_ANSWER = { atOnce: 1, waiting: 20 }
let isStopping = false

/**
 * Pieces of all large answers together: a processor stays free for everybody else's. While anybody waits for a piece, nobody
 * has one for a third of the time, 50 ms at most: on a machine with few processors, short calls would wait for theirs. Not at the end,
 * which waits for them all.
 */
const PIECES: Line = {
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 500,
  rest: tookMs => (isStopping ? 0 : halfAsLong(tookMs)),
}

function lineOf(key: string): Line {
  if (key === STRANGERS) return STRANGERS_LINE
  if (key === 'large answers') return PIECES
  if (key.startsWith('large answers of ')) return LARGE_ANSWER
  return /^(strangers|trackers|carriers) of /.test(key) ? NETWORK_LINE : TURNS
}

/** The built apps: two levels up from the bundle (packages/server/dist) and from the sources alike. */
const appFolder = (name: string): string => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url))

function openSearch(settings: Settings): OutsideSearch | undefined {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey } = settings
  return appId === undefined || adminKey === undefined ? undefined : algoliaSearch({ appId, adminKey, fetch })
}

/** Twilio where it is set, else undefined: the simulated carrier. */
function openCarrier(settings: Settings): PluggedParts['carrier'] {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = settings
  const { TWILIO_FROM: from, TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid } = settings
  if (accountSid === undefined || authToken === undefined) return undefined
  const texts = twilioCarrier({
    accountSid,
    authToken,
    // One of the two is there: the settings are refused otherwise.
    sender: from === undefined ? { messagingServiceSid: messagingServiceSid ?? '' } : { from },
    apiUrl: (settings.TWILIO_API_URL ?? TWILIO_API_URL).replace(/\/$/, ''),
    statusCallback: `${settings.publicUrl}${STATUS_PATH}`,
    fetch,
  })
  return { texts, keys: { authToken, sharedKey: settings.TWILIO_WEBHOOK_KEY } }
}

async function start(settings: Settings): Promise<void> {
  const plugged = plugIn(features, api)
  const { db, deviceDb, close, kind } = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    connections: settings.DATABASE_CONNECTIONS,
    dataDir: settings.DATA_DIR,
  })
  // A start that can't listen must not fill the database.
  await tryAddress({ host: settings.HOST, port: settings.PORT })
  const clock = clockOf(settings)
  // The demo is of the moment at which its making began: what is done later is newer.
  const startedAt = clock.now()
  const files = openFiles(settings)
  const hasher = pictureHashThread()
  const cipher = aesCipher(encryptionKey(settings))
  if (await isEmpty(db)) {
    refuseDemoOnNetwork(settings, settings.SEED === 'demo')
    if (settings.SEED === 'demo') {
      console.log('Filling the database with the demo…')
      await seedDemo(db, { now: startedAt, passwords: argon2Passwords, cipher, features })
    } else await seedOwner(db, settings, argon2Passwords)
    await fillSearchIndex(db, plugged.searchSources)
  }
  const demo = await hasDemoLogins(db)
  refuseDemoOnNetwork(settings, demo)
  if (demo) {
    const tools = { files, encodePng, images: sharpImages, hasher, now: startedAt }
    for (const feature of features) await feature.demoFiles?.(db, tools)
  }
  const redis = settings.REDIS_URL === undefined ? undefined : redisRateLimiter(settings.REDIS_URL, RATE)
  const parts: PluggedParts = {
    plugged,
    db,
    deviceDb,
    clock,
    passwords: argon2Passwords,
    cipher,
    files,
    images: sharpImages,
    ...chooseRouter({
      settings,
      bundled: roadRouterThread,
      readZips: bundledZips,
      fetch,
      now: () => clock.now().getTime(),
    }),
    sheets: xlsxSheets,
    // Pages hear them through a socket, also those of other servers.
    events: inProcessEvents(),
    hasher,
    knownPictures: knownPictures(),
    carrier: openCarrier(settings),
    outsideSearch: openSearch(settings),
    settings: {
      publicUrl: settings.publicUrl,
      brand: settings.brand,
      rules: settings.rules,
      mapStyleUrl: settings.MAP_STYLE_URL,
      algoliaAppId: settings.ALGOLIA_APP_ID,
      metricsToken: settings.METRICS_TOKEN,
      archiveAfterDays: { fixes: settings.ARCHIVE_AFTER_DAYS, log: settings.ARCHIVE_LOG_AFTER_DAYS },
      release: createHash('sha256')
        .update(readFileSync(fileURLToPath(import.meta.url)))
        .digest('hex'),
      segmentsPerSecond:
        settings.SEGMENTS_PER_SECOND ?? (settings.TWILIO_ACCOUNT_SID === undefined ? undefined : 1),
      hasPhonePage: demo,
    },
    // Where database and files are elsewhere, little is written here.
    hasRoom:
      kind === 'postgres' && settings.S3_BUCKET !== undefined ? undefined : diskRoom(settings.DATA_DIR),
    log: jsonLog,
    rateLimiter: redis ?? memoryRateLimiter(RATE),
    turns: turnsByKey(lineOf),
    heapRoom: heapRoom(),
    ...prometheus(),
  }
  const app = createApp(parts, plugged)
  const doorToken = newDoorToken()
  serveDoor(app, parts, doorToken)
  const folders = { client: appFolder('client-app'), admin: appFolder('admin-app') }
  serveWebApps(app, folders, parts.settings, demo)
  const { url, server, stop } = await listen(app, {
    host: settings.HOST,
    port: settings.PORT,
    proxies: settings.TRUSTED_PROXIES,
  })
  const pages = serveEvents(server, parts, {
    redisUrl: settings.REDIS_URL,
    proxies: settings.TRUSTED_PROXIES,
  })
  const jobs = features.flatMap(feature => feature.jobs ?? []).map(startJob => startJob(parts))
  const closeDoor = kind === 'embedded' ? openDoor(settings.DATA_DIR, url, doorToken) : () => {}

  giveMemoryBack()

  const shutDown = async () => {
    if (isStopping) return
    isStopping = true
    jsonLog({ level: 'info', message: 'stopping' })
    closeDoor()
    await pages.close()
    await stop()
    await Promise.all(jobs.map(stopJob => stopJob()))
    await redis?.close()
    await close()
    jsonLog({ level: 'info', message: 'stopped' })
    process.exit(0)
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
  // The process that started this one has gone.
  process.on('disconnect', shutDown)
  announce(settings, url, demo)
}

function announce(settings: Settings, url: string, demo: boolean): void {
  const address = settings.PUBLIC_URL ?? url
  if (!existsSync(appFolder('client-app'))) console.log('The apps are not built yet: run `pnpm build`.')
  console.log(`\n${settings.brand.name} is ready at ${address}\n`)
  if (!demo) return
  console.log(`Demo logins, password ${DEMO_PASSWORD} for all:`)
  for (const { email, about } of DEMO_LOGINS) console.log(`  ${email.padEnd(20)} ${about}`)
}

const [unknown] = process.argv.slice(2).filter(word => word !== '--help')
if (unknown !== undefined) {
  console.error(`${unknown}: is not known. Settings come from the environment; --help lists them.`)
  process.exit(1)
}
if (process.argv.includes('--help')) {
  console.log(`Starts the server with both apps.\n\nSettings (environment):\n${settingsHelp()}`)
} else {
  let settings: Settings | undefined
  try {
    settings = readSettings(process.env)
    await start(settings)
  } catch (error) {
    const expected = error instanceof WrongSetting || error instanceof FolderInUse
    console.error(expected ? error.message : ((settings && startRefusal(error, settings)) ?? error))
    process.exit(1)
  }
}
