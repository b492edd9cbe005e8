import { type ChatSignals, EVENTS_PATH, phoneParam, type ServerEvents } from '@product/sdk/nouns/messages'
import { BACKDATE_ROLES } from '@product/sdk/nouns/placeholders'
import { owesSecondFactor } from '@product/sdk/nouns/people'
import type { Role } from '@product/sdk/values'
import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { faultText } from '../values/fault-text'
import type { AppParts } from '../http/app-context'
import { limitCaller } from '../http/caller'
import { isOwnOrigin } from '../http/cross-site'
import { sessionOf } from '../http/serve-endpoint'
import { findSession } from '../nouns/people/session-store'
import type { Session } from '../nouns/people/session'
import { placesByKey } from '../values/places-by-key'
import { callerAddress } from './caller-address'
import { eventRedis } from './event-redis'

/** What is known of a page that listens; other servers see it, too. */
interface Listener {
  tokenHash: string
  role: Role
  user: { id: number; name: string }
  /** The thread that it shows. */
  phone: string | null
  typing: boolean
}

type Events = Server<ChatSignals, ServerEvents, Record<string, never>, Listener>
type Page = Socket<ChatSignals, ServerEvents, Record<string, never>, Listener>

/** Those who may read threads. Spec: communication, 6. */
const ROLES: ReadonlySet<number> = new Set([1, 2, 3, 5])
/** What not all of them may hear. */
const HEARERS: { readonly [Name in keyof ServerEvents]?: readonly Role[] } = { routeProgress: BACKDATE_ROLES }
/** How soon a page of someone who logged out, or lost the role, hears nothing more. */
const CHECK_MS = 5000
/** Pages of one person that one server tells; the next works without being told. */
export const MOST_PAGES = 50
/** Within this a connection says whose it is. */
const STRANGER_MS = 5000
/** Signals of a page are a number or a word. */
const LONGEST_SIGNAL = 1000

const roomOf = (phone: string): string => `thread ${phone}`
const roomOfRole = (role: Role): string => `role ${role}`
const mayListen = (session: Session | undefined, { settings }: AppParts): session is Session =>
  session !== undefined && ROLES.has(session.role) && !owesSecondFactor(settings.brand, session)

/** Undefined where it names no host that can be: whoever listens to the port may send anything. */
function asRequest(incoming: IncomingMessage): Request | undefined {
  const url = `http://${incoming.headers.host ?? 'localhost'}${EVENTS_PATH}`
  if (!URL.canParse(url)) return undefined
  const headers = new Headers()
  for (const name of ['cookie', 'authorization', 'origin'] as const) {
    const value = incoming.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  return new Request(url, { headers })
}

/** Tells everyone who shows a thread who shows it, each person once however many pages they have. */
async function tellPresence(io: Events, phone: string | null): Promise<void> {
  if (phone === null) return
  const pages = await io.in(roomOf(phone)).fetchSockets()
  const users = new Map<number, { id: number; name: string; typing: boolean }>()
  for (const { data } of pages) {
    const typing = data.typing || users.get(data.user.id)?.typing === true
    users.set(data.user.id, { ...data.user, typing })
  }
  io.to(roomOf(phone)).emit('threadPresence', { phone_number: phone, users: [...users.values()] })
}

/** Hears what a page tells; what is no signal is passed over. */
function hear(io: Events, page: Page): void {
  // Who is there is a courtesy: where another server does not answer, nobody hears of it.
  const tell = (phone: string | null) => tellPresence(io, phone).catch(() => {})
  page.on('openThread', async given => {
    const phone = given === null ? null : (phoneParam.safeParse(given).data ?? null)
    const left = page.data.phone
    if (phone === left) return
    page.data.phone = phone
    page.data.typing = false
    if (left !== null) await page.leave(roomOf(left))
    if (phone !== null) await page.join(roomOf(phone))
    await Promise.all([tell(left), tell(phone)])
  })
  page.on('typing', async (given: unknown) => {
    const typing = given === true
    if (page.data.typing === typing) return
    page.data.typing = typing
    await tell(page.data.phone)
  })
  page.on('disconnect', () => tell(page.data.phone))
}

/**
 * Tells open pages what happens, over the port of the app: by the session's cookie, for the roles that may read threads
 * and as long as they may. With Redis also what happens on other servers.
 */
export function serveEvents(
  server: HttpServer,
  parts: AppParts,
  { redisUrl, proxies = 0 }: { redisUrl?: string; proxies?: number } = {},
): { close(): Promise<void> } {
  const redis = redisUrl === undefined ? undefined : eventRedis(redisUrl)
  const places = placesByKey(MOST_PAGES)
  let isOpen = true

  /** Whether an address may open one more connection: these count like any request without a session. */
  async function mayOpen({ headers, socket }: IncomingMessage): Promise<boolean> {
    const forwarded = headers['x-forwarded-for']
    const ip = callerAddress(socket.remoteAddress, forwarded?.toString() ?? null, proxies)
    try {
      await limitCaller(parts, undefined, ip, parts.clock.now())
      return true
    } catch {
      return false
    }
  }

  const io: Events = new Server(server, {
    path: EVENTS_PATH,
    serveClient: false,
    maxHttpBufferSize: LONGEST_SIGNAL,
    connectTimeout: STRANGER_MS,
    ...(redis && { adapter: redis.adapter }),
    async allowRequest(incoming, answer) {
      const { origin } = incoming.headers
      const request = asRequest(incoming)
      const isOurs =
        request !== undefined && (origin === undefined || isOwnOrigin(origin, request, parts.settings))
      // Asked last: a page that came back while the server drains would keep it from ever ending.
      answer(null, isOurs && (await mayOpen(incoming)) && isOpen)
    },
  })

  /** Why a page may not listen; undefined where it may, and then its data says who listens. */
  async function refusal(page: Page): Promise<string | undefined> {
    let session: Session | undefined
    try {
      const request = asRequest(page.request)
      session = request && (await sessionOf(request, parts, parts.clock.now()))
    } catch {
      return 'unavailable'
    }
    if (!mayListen(session, parts)) return session ? 'forbidden' : 'no_session'
    const { tokenHash, role, userId: id, name } = session
    if (page.conn.readyState !== 'open' || !places.take(`${id}`)) return 'too_many'
    page.conn.once('close', () => places.leave(`${id}`))
    Object.assign(page.data, { tokenHash, role, user: { id, name }, phone: null, typing: false })
    return undefined
  }

  io.use(async (page, next) => {
    const why = await refusal(page)
    next(why === undefined ? undefined : new Error(why))
  })
  io.on('connection', async page => {
    if (!isOpen) return void page.disconnect(true)
    hear(io, page)
    await page.join(roomOfRole(page.data.role))
  })

  const stopHearing = parts.events.subscribe(({ name, payload }) => {
    const roles = HEARERS[name]
    const hearers = roles === undefined ? io : io.to(roles.map(roomOfRole))
    // The pair comes from one event, so the payload is that of the name.
    hearers.emit(name, ...([payload] as Parameters<ServerEvents[typeof name]>))
  })

  /** Asked all at once: sessions that come together are looked up by one statement. */
  async function endOver(): Promise<void> {
    const now = parts.clock.now()
    await Promise.all(
      [...io.sockets.sockets.values()].map(async page => {
        const session = await findSession(parts.db, page.data.tokenHash, now)
        if (!mayListen(session, parts)) page.disconnect(true)
        else if (session.role !== page.data.role) {
          await page.leave(roomOfRole(page.data.role))
          page.data.role = session.role
          await page.join(roomOfRole(session.role))
        }
      }),
    )
  }
  const timer = setInterval(() => {
    endOver().catch((fault: unknown) => {
      parts.log({
        level: 'warn',
        message: 'sessions of pages could not be checked',
        fault: faultText(fault),
      })
    })
  }, CHECK_MS)

  return {
    async close() {
      isOpen = false
      clearInterval(timer)
      stopHearing()
      io.disconnectSockets(true)
      io.engine.close()
      redis?.close()
    },
  }
}
