import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiClient } from '../packages/sdk/src/client'
import type { Db } from '../packages/server/src/db/db'
import { openDatabase } from '../packages/server/src/db/open-database'
import { trucks } from '../packages/server/src/db/tables/fleet'
import { noisePhotograph } from '../packages/server/src/testing/noise-photograph'
import { benchDatabase } from './support/bench-database'
import { startBuilt } from './support/built-server'
import type { Figure } from './support/measure'
import { memoryMb } from './support/memory'
import { STAFF_TOKEN, storeStaffSession } from './support/staff-session'

const COUNT = 20
const BAR_MB = 500

const PORT = 3917

async function fill(db: Db): Promise<void> {
  await storeStaffSession(db)
  await db.insert(trucks).values([{ name: 'One request' }, { name: 'Twenty requests' }])
}

/** Made by a process that isn't measured: a server makes its tables once, and not while photographs come. */
async function embedded(folder: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: folder })
  await fill(db)
  await close()
}

/** As many, no two of the same content. */
async function photographs(): Promise<File[]> {
  const jpeg = await noisePhotograph()
  return Array.from(
    { length: COUNT },
    (_, number) => new File([jpeg, String(number).padStart(4, '0')], `${number}.jpg`),
  )
}

async function measure(where: string, folder: string, databaseUrl?: string): Promise<Figure[]> {
  const server = await startBuilt(folder, { port: PORT, databaseUrl })
  try {
    const { url, pid } = server
    const api = createApiClient({ baseUrl: `${url}/api`, fetch, token: STAFF_TOKEN })
    const images = await photographs()
    const megabytes = (images[0]?.size ?? 0) / 1_048_576
    const atRest = memoryMb(pid)
    const began = performance.now()
    const { new_images } = await api.addTruckImages({ params: { id: 1 }, body: { images } })
    const seconds = (performance.now() - began) / 1000
    const inOne = memoryMb(pid, 'VmHWM')
    const answers = await Promise.all(
      images.map(image => api.addTruckImages({ params: { id: 2 }, body: { images: image } })),
    )
    const atOnce = memoryMb(pid, 'VmHWM')
    const kept = [...new_images, ...answers.flatMap(answer => answer.new_images)]
    const upright = kept.filter(({ width, height }) => width === 3000 && height === 4000)
    const note = `of ${megabytes.toFixed(1)} MB each; at rest ${atRest.toFixed(0)} MB`
    const figure = (name: string, most: number): Figure => ({
      name: `${where}: ${name}`,
      figure: `${most.toFixed(0)} MB`,
      bar: `< ${BAR_MB} MB`,
      pass: most < BAR_MB,
    })
    return [
      figure(`most memory for ${COUNT} photographs in one request (${note})`, inOne),
      figure(`most memory for ${COUNT} requests at once`, atOnce),
      {
        name: `${where}: photographs kept upright, in ${seconds.toFixed(0)} s for the first ${COUNT}`,
        figure: `${upright.length}`,
        bar: `${2 * COUNT}`,
        pass: upright.length === 2 * COUNT,
      },
    ]
  } finally {
    await server.stop()
  }
}

/** What twenty photographs of 12 megapixels cost a server in memory, in one request and in twenty at once. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'truck-images-'))
  const database = await benchDatabase('bench_truck_images')
  try {
    await embedded(join(folder, 'embedded'))
    await fill(database.db)
    return [
      ...(await measure('Embedded database', join(folder, 'embedded'))),
      ...(await measure('PostgreSQL', join(folder, 'postgres'), database.url)),
    ]
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
