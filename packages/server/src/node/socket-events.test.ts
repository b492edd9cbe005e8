import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { BUSINESS_RULES } from '@product/sdk/business-rules'
import { DEFAULT_BRAND } from '@product/sdk/values'
import { eq } from 'drizzle-orm'
import { users } from '../db/tables/people'
import { openCipher, plainPasswords } from '../demo/in-memory-app'
import type { AppParts } from '../http/app-context'
import { memoryRateLimiter, type RateLimiter } from '../http/rate-limiter'
import { type Events, inProcessEvents } from '../outside/events'
import { bytesHasher } from '../outside/picture-hasher'
import { knownPictures } from '../nouns/pictures/known-pictures'
import { memoryFiles } from '../outside/file-store'
import { textSheets } from '../outside/sheet-writer'
import { straightWays } from '../outside/straight-ways'
import { unprocessedImages } from '../outside/image-intake'
import { connected, type ListeningPage, openPage as open } from '../testing/listening-pages'
import { testApp, type TestApp } from '../testing/test-app'
import { MOST_PAGES, serveEvents } from './socket-events'

const ended: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

async function startServer(app: TestApp, redisUrl?: string, rateLimiter?: RateLimiter) {
  const events: Events = inProcessEvents()
  const parts: AppParts = {
    db: app.db,
    clock: app.clock,
    passwords: plainPasswords,
    cipher: openCipher,
    files: memoryFiles(),
    images: unprocessedImages,
    sheets: textSheets,
    ...straightWays,
    hasher: bytesHasher,
    knownPictures: knownPictures(),
    events,
    settings: { publicUrl: 'http://localhost', brand: DEFAULT_BRAND, rules: BUSINESS_RULES },
    log: () => {},
    rateLimiter,
  }
  const server: Server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const served = serveEvents(server, parts, { redisUrl })
  ended.push(async () => {
    await served.close()
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, events, served, server }
}

function openPage(url: string, headers: Record<string, string>): ListeningPage {
  const page = open(url, headers)
  ended.push(() => page.disconnect())
  return page
}

const cookieOf = (token: string) => ({ cookie: `session=${token}` })

const counts = { allCount: 1, unreadCount: 0, starredCount: 0, accountingCount: 0, picturesCount: 0 }
const flags = {
  is_read: true,
  is_starred: false,
  is_accounting: false,
  is_pictures: false,
  is_blocked: false,
  blocked_reason: null,
}
const updated = { phone_number: '+13105550101', flags, counts }

it.each([1, 2, 3, 5])('a page of role %i hears what happens', async role => {
  const app = await testApp()
  const { url, events } = await startServer(app)
  const page = openPage(url, cookieOf((await app.loginAs(role)).token))
  expect(await connected(page)).toBe('connected')
  const heard = new Promise(resolve => page.on('threadStatusUpdated', resolve))
  events.publish({ name: 'threadStatusUpdated', payload: updated })
  expect(await heard).toEqual(updated)
})

const progress = {
  process: {
    route_process_id: 4,
    campaign_id: 71,
    campaign_name: 'Summer Tour',
    start: '2026-05-01',
    end: '2026-06-01',
    status: 'running' as const,
    started_at: '2026-06-02T00:30:00.000Z',
    started_by: 'Ann',
    ended_at: null,
    waiting_for: null,
    resumes_at: null,
    total: 62,
    done: 3,
    failed: 0,
  },
}

it('how far routes are is heard by those who may backdate, and by nobody else', async () => {
  const app = await testApp()
  const { url, events } = await startServer(app)
  const heard: string[] = []
  for (const role of [1, 2, 3, 5]) {
    const page = openPage(url, cookieOf((await app.loginAs(role)).token))
    page.on('routeProgress', ({ process }) => heard.push(`${role} hears of ${process.done} days`))
    page.on('threadStatusUpdated', () => heard.push(`${role} hears of a thread`))
    await connected(page)
  }
  events.publish({ name: 'routeProgress', payload: progress })
  events.publish({ name: 'threadStatusUpdated', payload: updated })
  const all = [1, 2, 3, 5].map(role => `${role} hears of a thread`)
  await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining(all)))
  expect(heard.filter(text => text.includes('days')).sort()).toEqual([
    '1 hears of 3 days',
    '3 hears of 3 days',
  ])
})

it('a page whose user is given another role hears what that one may', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  ended.push(() => vi.useRealTimers())
  const app = await testApp()
  const { url, events } = await startServer(app)
  const { token, userId } = await app.loginAs(2)
  const page = openPage(url, cookieOf(token))
  await connected(page)
  const heard = new Promise(resolve => page.on('routeProgress', resolve))
  await app.db.update(users).set({ privilege_id: 3 }).where(eq(users.user_id, userId))
  const timer = setTimeout(function tell() {
    vi.advanceTimersByTime(5000)
    events.publish({ name: 'routeProgress', payload: progress })
    timer.refresh()
  }, 20)
  ended.push(() => clearTimeout(timer))
  expect(await heard).toEqual(progress)
})

it('clients, strangers and pages of other sites hear nothing', async () => {
  const app = await testApp()
  const { url } = await startServer(app)
  const client = await app.loginAs(4)
  const owner = await app.loginAs(3)
  expect(await connected(openPage(url, cookieOf(client.token)))).toBe('forbidden')
  expect(await connected(openPage(url, {}))).toBe('no_session')
  expect(await connected(openPage(url, cookieOf('0'.repeat(64))))).toBe('no_session')
  const foreign = openPage(url, { ...cookieOf(owner.token), origin: 'https://evil.test' })
  expect(await connected(foreign)).not.toBe('connected')
})

it('one person has so many pages at once and no more, other people theirs', async () => {
  const app = await testApp()
  const { url } = await startServer(app)
  const [owner, admin] = [await app.loginAs(3), await app.loginAs(2)]
  const open = () => openPage(url, cookieOf(owner.token))
  const pages = Array.from({ length: MOST_PAGES + 1 }, open)
  const answers = await Promise.all(pages.map(connected))
  expect(answers.filter(answer => answer !== 'connected')).toEqual(['too_many'])
  expect(await connected(openPage(url, cookieOf(admin.token)))).toBe('connected')
  pages[answers.indexOf('connected')]?.disconnect()
  await vi.waitFor(async () => expect(await connected(open())).toBe('connected'))
})

it('an address opens no more connections than it may send requests', async () => {
  const app = await testApp()
  const { url } = await startServer(app, undefined, memoryRateLimiter({ perSecond: 1, burst: 2 }))
  const headers = cookieOf((await app.loginAs(3)).token)
  const answers = []
  for (let page = 0; page < 3; page++) answers.push(await connected(openPage(url, headers)))
  expect(answers.slice(0, 2)).toEqual(['connected', 'connected'])
  expect(answers[2]).not.toBe('connected')
})

it('a page hears nothing more once its session is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  ended.push(() => vi.useRealTimers())
  const app = await testApp()
  const { url } = await startServer(app)
  const owner = await app.loginAs(3)
  const page = openPage(url, cookieOf(owner.token))
  expect(await connected(page)).toBe('connected')
  const over = new Promise(resolve => page.on('disconnect', resolve))
  await owner.api.logout()
  vi.advanceTimersByTime(5000)
  expect(await over).toBe('io server disconnect')
})

it('a server that ends lets no page keep it', async () => {
  const app = await testApp()
  const { url, served, server } = await startServer(app)
  const headers = cookieOf((await app.loginAs(1)).token)
  const page = openPage(url, headers)
  await connected(page)
  const over = new Promise(resolve => page.on('disconnect', resolve))
  await served.close()
  await over
  expect(await connected(openPage(url, headers))).not.toBe('connected')
  await new Promise(resolve => server.close(resolve))
})

it('those who show one thread see each other, each once, and who writes', async () => {
  const app = await testApp()
  const { url } = await startServer(app)
  const first = await app.loginAs(3)
  const second = await app.loginAs(5)
  const pages = [first, first, second].map(({ token }) => openPage(url, cookieOf(token)))
  await Promise.all(pages.map(connected))
  const seen: string[][] = []
  pages[0]?.on('threadPresence', ({ phone_number, users }) => {
    expect(phone_number).toBe('+13105550101')
    seen.push(users.map(({ id, typing }) => `${id}${typing ? ' typing' : ''}`).sort())
  })
  for (const page of pages) page.emit('openThread', '(310) 555-0101')
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([`${first.userId}`, `${second.userId}`]))
  pages[2]?.emit('typing', true)
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([`${first.userId}`, `${second.userId} typing`]))
  pages[2]?.emit('openThread', null)
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([`${first.userId}`]))
})

it('signals that are none do no harm', async () => {
  const app = await testApp()
  const { url, events } = await startServer(app)
  const page = openPage(url, cookieOf((await app.loginAs(1)).token))
  await connected(page)
  const signals = page as unknown as { emit(name: string, ...given: unknown[]): void }
  signals.emit('openThread', { rooms: ['x'] })
  signals.emit('openThread')
  signals.emit('typing', 'yes', 2)
  signals.emit('unheard-of', 1)
  const heard = new Promise(resolve => page.on('threadStatusUpdated', resolve))
  events.publish({ name: 'threadStatusUpdated', payload: updated })
  expect(await heard).toEqual(updated)
})

const redisUrl = process.env.TEST_REDIS_URL

it.skipIf(redisUrl === undefined)('what happens on one server is heard on another', async () => {
  const app = await testApp()
  const here = await startServer(app, redisUrl)
  const there = await startServer(app, redisUrl)
  const page = openPage(there.url, cookieOf((await app.loginAs(2)).token))
  await connected(page)
  const heard = new Promise(resolve => page.on('threadStatusUpdated', resolve))
  const timer = setInterval(() => here.events.publish({ name: 'threadStatusUpdated', payload: updated }), 20)
  ended.push(() => clearInterval(timer))
  expect(await heard).toEqual(updated)
})

it('refuses a host that can be none, and goes on', async () => {
  const app = await testApp()
  const { url } = await startServer(app)
  const status = (host: string) =>
    new Promise(resolve => {
      const headers = { host, origin: 'http://evil.test' }
      request(`${url}/socket.io/?EIO=4&transport=polling`, { headers }, answer => {
        answer.resume()
        resolve(answer.statusCode)
      }).end()
    })
  for (const host of ['[', 'a b', 'a:b:c']) expect(await status(host), host).toBe(403)
  const { token } = await app.loginAs(2)
  await connected(openPage(url, cookieOf(token)))
})
