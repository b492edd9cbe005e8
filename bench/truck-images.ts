import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createApiClient } from '../packages/sdk/src/client'
import { openDatabase } from '../packages/server/src/db/open-database'
import { trucks } from '../packages/server/src/db/tables/fleet'
import { sessions, users } from '../packages/server/src/db/tables/people'
import { noisePhotograph } from '../packages/server/src/testing/noise-photograph'
import { sha256 } from '../packages/server/src/values/tokens'
import type { Figure } from './support/measure'

const COUNT = 20
const BAR_MB = 500
const TOKEN = 'd'.repeat(64)

/** What the Dockerfile tells glibc. */
const AS_IN_THE_IMAGE = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}

/** The server as it is shipped: `pnpm build` makes it. */
const MAIN = fileURLToPath(new URL('../packages/server/dist/main.js', import.meta.url))
const PORT = 3917

async function healthy(url: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await setTimeout(200)) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('The built server does not answer; is it built (pnpm build)?')
}

/** Made by a process that isn't measured: a server makes its tables once, and not while photographs come. */
async function makeDatabase(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir })
  const staff = { name: 'Staff', email: 'staff@example.test', privilege_id: 2, password_hash: '-' }
  await db.insert(users).values(staff)
  await db.insert(sessions).values({
    token_hash: sha256(TOKEN),
    user_id: 1,
    created_at: new Date(),
    expires_at: new Date(Date.now() + 86_400_000),
  })
  await db.insert(trucks).values([{ name: 'One request' }, { name: 'Twenty requests' }])
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

const memoryOf = (pid: number, line: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** What twenty photographs of 12 megapixels cost a server in memory, in one request and in twenty at once. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'truck-images-'))
  await makeDatabase(folder)
  const server = spawn(process.execPath, [MAIN], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...AS_IN_THE_IMAGE,
      DATA_DIR: folder,
      PORT: String(PORT),
      SEED: 'none',
      ENCRYPTION_KEY: '0'.repeat(64),
    },
  })
  try {
    const url = `http://127.0.0.1:${PORT}`
    await healthy(url)
    const pid = server.pid ?? 0
    const api = createApiClient({ baseUrl: `${url}/api`, fetch, token: TOKEN })
    const images = await photographs()
    const megabytes = (images[0]?.size ?? 0) / 1_048_576
    const atRest = memoryOf(pid, 'VmRSS')
    const began = performance.now()
    const { new_images } = await api.addTruckImages({ params: { id: 1 }, body: { images } })
    const seconds = (performance.now() - began) / 1000
    const inOne = memoryOf(pid, 'VmHWM')
    const answers = await Promise.all(
      images.map(image => api.addTruckImages({ params: { id: 2 }, body: { images: image } })),
    )
    const atOnce = memoryOf(pid, 'VmHWM')
    const kept = [...new_images, ...answers.flatMap(answer => answer.new_images)]
    const upright = kept.filter(({ width, height }) => width === 3000 && height === 4000)
    const note = `of ${megabytes.toFixed(1)} MB each; at rest ${atRest.toFixed(0)} MB`
    const figure = (name: string, most: number): Figure => ({
      name,
      figure: `${most.toFixed(0)} MB`,
      bar: `< ${BAR_MB} MB`,
      pass: most < BAR_MB,
    })
    return [
      figure(`Most memory for ${COUNT} photographs in one request (${note})`, inOne),
      figure(`Most memory for ${COUNT} requests at once`, atOnce),
      {
        name: `Photographs kept upright, in ${seconds.toFixed(0)} s for the first ${COUNT}`,
        figure: `${upright.length}`,
        bar: `${2 * COUNT}`,
        pass: upright.length === 2 * COUNT,
      },
    ]
  } finally {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
