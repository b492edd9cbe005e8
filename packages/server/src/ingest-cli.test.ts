import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openDoor } from './db/door-file'
import { scratchFolders } from './testing/scratch-folder'
import { standInServer } from './testing/stand-in-server'

const folder = scratchFolders('ingest')

const FILES: { [name: string]: string | Uint8Array } = {
  'good.csv': 'lat,lon,time\n1,2,1583646000\n',
  'one-bad-line.csv': 'lat,lon,time\n1,2,1583646000\nnorth,2,1583646001\n',
  'picture.gpx': Uint8Array.from({ length: 3000 }, (_, at) => (at * 7919) % 256),
  'damaged.gpx': '<gpx><metadata><name>A & B</name></metadata></gpx>',
}

/** The command with these files, beside a server that stores one fix of every batch. */
async function ingest(...files: string[]) {
  const dataDir = folder()
  const server = await standInServer({ body: { stored: 1, repeated: 0, unusable: {} } })
  openDoor(dataDir, server.url, 'token')
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(dataDir, name), content)
  const command = fileURLToPath(new URL('ingest-cli.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', command, '--truck', '1', ...files], {
    env: { ...process.env, DATA_DIR: dataDir, INIT_CWD: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [told, refused] = ['', '']
  child.stdout.on('data', data => (told += String(data)))
  child.stderr.on('data', data => (refused += String(data)))
  const [code] = await once(child, 'close')
  await server.close()
  return { code, told, refused }
}

describe('the command that takes in files of fixes', () => {
  it('ends with 0 when only single lines were refused, and names them', async () => {
    const { code, told, refused } = await ingest('good.csv', 'one-bad-line.csv')
    expect(told).toBe(
      'good.csv: csv, 1 fixes stored, 0 repeated\none-bad-line.csv: csv, 1 fixes stored, 0 repeated\n',
    )
    expect(refused).toBe("one-bad-line.csv:3: The latitude or longitude can't be read\n")
    expect(code).toBe(0)
  })

  it.each([
    ['is of no known kind', 'picture.gpx', 'picture.gpx: The file is no text: GPX, NMEA and CSV are read\n'],
    ['is damaged from its beginning', 'damaged.gpx', 'damaged.gpx:1: The XML is damaged'],
    ['is not there', 'nowhere.gpx', 'nowhere.gpx: There is no such file.\n'],
  ])('ends with 1 when a file %s, after the others were taken in', async (_, bad, reason) => {
    const { code, told, refused } = await ingest(bad, 'good.csv')
    expect(refused).toContain(reason)
    expect(told).toContain('good.csv: csv, 1 fixes stored')
    expect(code).toBe(1)
  })
})
