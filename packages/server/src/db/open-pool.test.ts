import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDatabaseGone } from './database-gone'
import { CONNECTIONS, openPool } from './open-pool'

/** PostgreSQL's "come in" and "ready for a query". */
const WELCOME = Buffer.from('5200000008000000005a0000000549', 'hex')

/** A server that takes connections and ends each at its first query. */
const server = createServer(socket => {
  socket.on('error', () => {})
  socket.once('data', () => {
    socket.write(WELCOME)
    socket.once('data', () => socket.destroy())
  })
})

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise(resolve => server.close(resolve)))

const open = () => {
  // It listens on a port, not on a socket file.
  const { port } = server.address() as AddressInfo
  return openPool({ connectionString: `postgres://nobody@127.0.0.1:${port}/gone` })
}

describe('a connection that ends', () => {
  it('fails the transaction on it, and the next one finds another, however often', async () => {
    const pool = open()
    for (let time = 0; time <= CONNECTIONS; time++) {
      const failed = await drizzle(pool)
        .transaction(tx => tx.execute(sql`select 1`))
        .catch((error: unknown) => error)
      expect(isDatabaseGone(failed)).toBe(true)
    }
    await pool.end()
  })

  it('can still be given back by whoever holds it', async () => {
    const pool = open()
    const client = await pool.connect()
    const ended = new Promise<void>(resolve => client.once('end', resolve))
    await expect(client.query('select 1')).rejects.toThrow('Connection terminated')
    await ended
    client.release()
    expect(pool.totalCount).toBe(0)
    await pool.end()
  })
})

describe('a database that hangs', () => {
  it('is not waited for longer than it may take, neither with a query nor with the connection', async () => {
    const sockets: Socket[] = []
    const silent = createServer(socket => {
      sockets.push(socket)
      socket.on('error', () => {})
      // The first connection is welcome and then ignored, every other is ignored from the start.
      if (sockets.length === 1) socket.once('data', () => socket.write(WELCOME))
    })
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const pool = openPool({
      connectionString: `postgres://nobody@127.0.0.1:${port}/hangs`,
      connectionTimeoutMillis: 50,
      query_timeout: 50,
    })
    const ask = async () => {
      const client = await pool.connect()
      try {
        return await client.query('select 1')
      } finally {
        client.release(true)
      }
    }
    for (let time = 0; time < 2; time++) {
      expect(isDatabaseGone(await ask().catch((error: unknown) => error))).toBe(true)
    }
    await pool.end()
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => silent.close(resolve))
  })
})
