import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import type { AppEnv } from '../app'
import { callerAddress } from './caller-address'
import { compressed } from './compress'

export interface Listening {
  url: string
  /** Takes no new connection, lets the running requests end (10 s at most), then closes. */
  stop(): Promise<void>
}

const LONGEST_DRAIN_MS = 10_000

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
          return compressed(request, await app.fetch(request, { ip }))
        },
      },
      (info: AddressInfo) => {
        const address = info.address.includes(':') ? `[${info.address}]` : info.address
        resolve({ url: `http://${address}:${info.port}`, stop: () => drain(server as Server) })
      },
    )
    server.on('error', reject)
  })
}

function drain(server: Server): Promise<void> {
  return new Promise(resolve => {
    const force = setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN_MS)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}
