import { Hono } from 'hono'
import { get } from 'node:http'
import { expect, it } from 'vitest'
import type { AppEnv } from '../app'
import { listen, tryAddress } from './listen'

interface Asked {
  connected: Promise<unknown>
  /** 0 where the connection broke. */
  status: Promise<number>
}

/** A request on a connection of its own. */
function ask(url: string): Asked {
  const request = get(url, { agent: false })
  const status = new Promise<number>(resolve => {
    request.on('error', () => resolve(0))
    request.on('response', response => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
  })
  const connected = new Promise(resolve =>
    request.on('socket', socket => socket.on('connect', resolve).on('error', resolve)),
  )
  return { connected, status }
}

it('answers every request that had been sent when it was asked to stop', async () => {
  const app = new Hono<AppEnv>()
  app.get('/', async context => {
    await new Promise(resolve => setTimeout(resolve, 50))
    return context.text('done')
  })
  const { url, stop } = await listen(app, { host: '127.0.0.1', port: 0, proxies: 0 })
  const asked = Array.from({ length: 40 }, () => ask(url))
  await Promise.all(asked.map(({ connected }) => connected))
  await stop()
  expect(await Promise.all(asked.map(({ status }) => status))).toEqual(asked.map(() => 200))
  expect(await ask(url).status).toBe(0)
})

it('answers also those that a busy program has not taken yet: it takes one a turn', async () => {
  const app = new Hono<AppEnv>()
  app.get('/', context => {
    for (const end = performance.now() + 30; performance.now() < end; );
    return context.text('done')
  })
  const { url, stop } = await listen(app, { host: '127.0.0.1', port: 0, proxies: 0 })
  const asked = Array.from({ length: 40 }, () => ask(url))
  await asked[0]?.connected
  await stop()
  expect(await Promise.all(asked.map(({ status }) => status))).toEqual(asked.map(() => 200))
})

it('refuses an address where another program listens, and leaves a free one free', async () => {
  const { url, stop } = await listen(new Hono<AppEnv>(), { host: '127.0.0.1', port: 0, proxies: 0 })
  const address = { host: '127.0.0.1', port: Number(new URL(url).port) }
  await expect(tryAddress(address)).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' })
  await stop()
  await tryAddress(address)
  const again = await listen(new Hono<AppEnv>(), { ...address, proxies: 0 })
  await again.stop()
})
