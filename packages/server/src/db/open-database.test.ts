import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NoConnection } from './database-gone'
import { openDatabase } from './open-database'

const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '' })

it.each([
  'postgres://127.0.0.1:99999/haulboard',
  'postgres://[/haulboard',
  'postgres://127.0.0.1:1/haulboard',
])('says that %s leads to no database', async url => {
  await expect(open(url)).rejects.toBeInstanceOf(NoConnection)
})

it('says so of a port where something else answers', async () => {
  const other = createServer(socket => {
    socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n', () => socket.destroy())
  })
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  // A server on a TCP port has an address of this shape.
  const { port } = other.address() as AddressInfo
  await expect(open(`postgres://x:y@127.0.0.1:${port}/haulboard`)).rejects.toBeInstanceOf(NoConnection)
  await new Promise(resolve => other.close(resolve))
})

it('says so of a data folder whose database is none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'haulboard-'))
  mkdirSync(join(dataDir, 'database'))
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'rubbish')
  const opened = openDatabase({ dataDir })
  await expect(opened).rejects.toBeInstanceOf(NoConnection)
  await expect(opened).rejects.toThrow('PGlite failed to initialize properly')
  rmSync(dataDir, { recursive: true })
})
