/**
 * A process that saves one vendor again and again, each time as the next generation: three trucks and two papers go, as
 * many come, and the vendor's name carries the number. It tells on a line each what it finds at the start and how many
 * files no vendor has after a sweep, and that it is about to save; whoever started it may kill it at any moment.
 * Arguments: the data folder, how many saves.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createApiClient } from '../../packages/sdk/src/client'
import { openDatabase } from '../../packages/server/src/db/open-database'
import { vendors } from '../../packages/server/src/db/tables/fleet'
import { folderFiles } from '../../packages/server/src/node/folder-files'
import { sweepFiles } from '../../packages/server/src/nouns/files/sweep-files'
import { benchApp } from './bench-app'
import { STAFF_TOKEN, storeStaffSession } from './staff-session'

const TRUCKS = 3
const PAPERS = 2
const DAY_MS = 86_400_000
const params = { id: 1 }

const [folder = '', saves = '0'] = process.argv.slice(2)
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const { db, close } = await openDatabase({ dataDir: folder })
const kept = join(folder, 'files')
const files = folderFiles(kept)
const app = benchApp(db, { files })
const api = createApiClient({
  baseUrl: 'http://127.0.0.1/api',
  fetch: async (url, init) => app.fetch(new Request(url, init)),
  token: STAFF_TOKEN,
})

/** A vendor without anything. */
async function make(): Promise<void> {
  await storeStaffSession(db)
  await db.insert(vendors).values({ name: 'Generation 0' })
}

const filesOnDisk = (): number => {
  try {
    return readdirSync(kept, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile()).length
  } catch {
    return 0
  }
}

async function read() {
  const { vendor, trucks } = await api.vendorForEdit({ params })
  const generation = Number(vendor.name.split(' ')[1])
  const named = [...trucks, ...vendor.files].map(({ name }) => Number.parseInt(name.split(' ')[1] ?? '', 10))
  const whole = trucks.length === (generation && TRUCKS) && vendor.files.length === (generation && PAPERS)
  const found = [...new Set([generation, ...named, ...(whole ? [] : [Number.NaN])])]
  return { vendor, trucks, generation, found }
}

async function save(): Promise<void> {
  const { vendor, trucks, generation } = await read()
  const next = generation + 1
  tell({ saving: true })
  const began = performance.now()
  const added = []
  for (let paper = 0; paper < PAPERS; paper++) {
    const file_data = new File([`Generation ${next}, ${paper}. `.repeat(20_000)], 'paper.txt')
    const { uploaded_file } = await api.uploadVendorFile({ body: { file_data } })
    added.push({ url: uploaded_file.url, name: `Paper ${next}.txt` })
  }
  await api.saveVendorEdits({
    params,
    body: {
      version: vendor.version,
      fields: { name: `Generation ${next}` },
      trucks: {
        removed: trucks.map(({ truck_id }) => truck_id),
        added: Array.from({ length: TRUCKS }, () => ({ name: `Truck ${next}` })),
      },
      files: { removed: vendor.files.map(({ file_id }) => file_id), added },
    },
  })
  tell({ savedMs: performance.now() - began })
}

if ((await db.$count(vendors)) === 0) await make()
await sweepFiles(db, files, new Date(Date.now() + 2 * DAY_MS))
const { vendor, found } = await read()
tell({ found, strays: filesOnDisk() - vendor.files.length })
for (let count = 0; count < Number(saves); count++) await save()
await close()
