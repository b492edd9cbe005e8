import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { type AddressInfo, createServer } from 'node:net'
import type { Server } from 'node:http'
import type { AppEnv } from '../app'
import { callerAddress } from './caller-address'
import { compressed } from './compress'
import { readRest } from './read-rest'

export interface Listening {
  url: string
  /** For what speaks another protocol over the same port. */
  server: Server
  /** Answers what has arrived (10 s at most), takes no new connection, then closes. */
  stop(): Promise<void>
}

const LONGEST_DRAIN_MS = 10_000

/** Milliseconds for what has reached this machine, but not yet this program, to be read: at least, and at most. */
const LAST_ARRIVALS_MS = 200
const LONGEST_ARRIVALS_MS = 3000

/** Turns without a new connection after which none waits: Node takes in one a turn, and reads it in a later one. */
const QUIET_TURNS = 3

/** Rejects as `listen` will where this program may not listen: to be asked before long work that would be in vain. */
export const tryAddress = ({ host, port }: { host: string; port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, host, () => server.close(() => resolve()))
  })

export function listen(
  app: Hono<AppEnv>,
  { host, port, proxies }: { host: string; port: number; proxies: number },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        hostname: host,
        port,
        async fetch(request, env) {
          // `env` is what @hono/node-server passes with each request: Node's own request among it.
          const { incoming } = env as { incoming: { socket: { remoteAddress?: string } } }
          const forwarded = request.headers.get('x-forwarded-for')
          const ip = callerAddress(incoming.socket.remoteAddress, forwarded, proxies)
          const answer = await app.fetch(request, { ip })
          // More of this body than its answer is on the connection: nothing else can follow.
          if (!(await readRest(request))) answer.headers.set('connection', 'close')
          return compressed(request, answer)
        },
      },
      (info: AddressInfo) => {
        const address = info.address.includes(':') ? `[${info.address}]` : info.address
        // It is made without options for TLS or HTTP/2, and so is a plain one.
        const plain = server as Server
        resolve({ url: `http://${address}:${info.port}`, server: plain, stop: () => drain(plain) })
      },
    )
    server.on('error', reject)
  })
}

/** Waits until no connection is left that was opened and not taken in: a busy program takes few in any time. */
async function arrivals(server: Server): Promise<void> {
  const end = performance.now() + LONGEST_ARRIVALS_MS
  let quiet = 0
  const count = () => (quiet = 0)
  server.on('connection', count)
  while (quiet < QUIET_TURNS && performance.now() < end) {
    quiet += 1
    await new Promise(resolve => setImmediate(resolve))
  }
  server.off('connection', count)
}

async function drain(server: Server): Promise<void> {
  // Connections that are busy or just opened end with their answer; closing now would cut those still unread.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await new Promise(resolve => setTimeout(resolve, LAST_ARRIVALS_MS))
  await arrivals(server)
  await new Promise<void>(resolve => {
    const force = setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN_MS)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
  })
}
