/**
 * A process that imports one fleet again and again, each time as the next generation: the file changes the city of
 * every vendor and brings as many new trucks. It tells on a line each what it finds at the start and what the file that
 * was imported last still adds when it comes again, and that it is about to import; whoever started it may kill it at
 * any moment. Arguments: the data folder, how many imports, and `page` where they come as the console sends them.
 */
import { createApiClient } from '../../packages/sdk/src/client'
import { openDatabase } from '../../packages/server/src/db/open-database'
import { trucks, vendors } from '../../packages/server/src/db/tables/fleet'
import { users } from '../../packages/server/src/db/tables/people'
import { audit } from '../../packages/server/src/db/tables/record-keeping'
import { importFromCommand } from '../../packages/server/src/features/fleet-import/import-from-command'
import { benchApp } from './bench-app'
import { STAFF_TOKEN, storeStaffSession } from './staff-session'

const VENDORS = 30
const TRUCKS = 300

const [folder = '', imports = '0', how] = process.argv.slice(2)
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const { db, close } = await openDatabase({ dataDir: folder })
const app = benchApp(db)
const api = createApiClient({
  baseUrl: 'http://127.0.0.1/api',
  fetch: async (url, init) => app.fetch(new Request(url, init)),
  token: STAFF_TOKEN,
})

/** The generations of which anything is there, and NaN where one of them is not whole. */
async function found(): Promise<number[]> {
  const cities = (await db.select({ city: vendors.city }).from(vendors)).map(({ city }) => Number(city))
  const [generation = 0] = cities
  const all = await db.$count(trucks)
  const entries = await db.select({ partOf: audit.part_of }).from(audit)
  const parts = entries.filter(({ partOf }) => partOf !== null).length
  const told = entries.length - parts
  const whole =
    cities.length === (generation && VENDORS) &&
    all === generation * TRUCKS &&
    told === generation &&
    parts === generation * (VENDORS + TRUCKS)
  return [...new Set([generation, ...cities, ...(whole ? [] : [Number.NaN])])]
}

const textOf = (generation: number): string => {
  const rows = Array.from(
    { length: TRUCKS },
    (_, at) => `Vendor ${at % VENDORS},${generation},Truck ${generation} ${at},P${generation}X${at}`,
  )
  return ['Vendor,City,Truck,Plate', ...rows].join('\n')
}

async function importGeneration(generation: number, idempotencyKey: string): Promise<void> {
  const text = textOf(generation)
  if (how === 'page') {
    await api.importFleet({ body: { file: new File([text], 'fleet.csv') }, idempotencyKey })
    return
  }
  const bytes = new TextEncoder().encode(text)
  await importFromCommand(db, { bytes, fileName: 'fleet.csv', dryRun: false, now: new Date() })
}

/** Whoever lost the answer sends the file again, by the same click and by another one: how many trucks that adds. */
async function importAgain(generation: number): Promise<number> {
  const before = await db.$count(trucks)
  for (const click of ['first', 'another']) await importGeneration(generation, `${click} ${generation}`)
  return (await db.$count(trucks)) - before
}

if ((await db.$count(users)) === 0) await storeStaffSession(db)
const there = await found()
let [generation = 0] = there
tell({ found: there, strays: generation > 0 ? await importAgain(generation) : 0 })
for (let count = 0; count < Number(imports); count++) {
  generation += 1
  tell({ saving: true })
  const began = performance.now()
  await importGeneration(generation, `first ${generation}`)
  tell({ savedMs: performance.now() - began })
}
await close()
