import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'

const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of an installed Chromium, or undefined; `CHROMIUM` names another one. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter)
  return browserNames
    .flatMap(name => folders.map(folder => join(folder, name)))
    .find(path => existsSync(path))
}

const localDatabase = 'postgres://haulboard:haulboard@127.0.0.1:5432/haulboard_test'

/** The URL of a PostgreSQL that accepts connections for tests, or undefined; `TEST_DATABASE_URL` names one. */
export async function findPostgres() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: localDatabase, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return localDatabase
  } catch {
    return undefined
  }
}

/** The URL of a Redis that answers, or undefined; `TEST_REDIS_URL` names one. */
export function findRedis() {
  if (process.env.TEST_REDIS_URL) return Promise.resolve(process.env.TEST_REDIS_URL)
  const [host, port] = ['127.0.0.1', 6379]
  return new Promise(resolve => {
    const socket = connect({ host, port, timeout: 2000 }, () => socket.write('PING\r\n'))
    const end = url => {
      socket.destroy()
      resolve(url)
    }
    socket.on('data', answer =>
      end(String(answer).startsWith('+PONG') ? `redis://${host}:${port}` : undefined),
    )
    socket.on('error', () => end(undefined))
    socket.on('timeout', () => end(undefined))
  })
}
