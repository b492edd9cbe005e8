/**
 * The floor: a server on the database `DATABASE_URL` that selects what it is told to for an address, stringifies the rows,
 * compresses them where the caller takes gzip, and does nothing else.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pg from 'pg'
import { answerParent, type Questions } from './serving-process'

export interface Statement {
  text: string
  values: unknown[]
}

const compress = promisify(gzip)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const told = new Map<string, Questions['serve']['given']>()

const server = createServer(async (request, response) => {
  const { statements = [], rowMode } = told.get(request.url ?? '') ?? {}
  const rows: unknown[] = []
  for (const statement of statements) {
    const asked = rowMode ? pool.query({ ...statement, rowMode }) : pool.query(statement)
    rows.push(...(await asked).rows)
  }
  const body = JSON.stringify(rows)
  const type = { 'content-type': 'application/json' }
  if (request.headers['accept-encoding'] !== 'gzip') {
    response.writeHead(200, type).end(body)
    return
  }
  const small = await compress(body, { level: 1 })
  response.writeHead(200, { ...type, 'content-encoding': 'gzip' }).end(small)
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
// A server on a TCP port has an address of this shape.
const { port } = server.address() as AddressInfo
answerParent(`http://127.0.0.1:${port}`, {
  serve(given) {
    told.set(given.address, given)
    return null
  },
})
