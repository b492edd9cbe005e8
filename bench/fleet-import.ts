import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApiClient } from '../packages/sdk/src/client'
import { openDatabase } from '../packages/server/src/db/open-database'
import { benchApp } from './support/bench-app'
import { KILLS, outcomesText, saveAndKill } from './support/kill-during-save'
import type { Figure } from './support/measure'
import { STAFF_TOKEN, storeStaffSession } from './support/staff-session'

const BAR_SECONDS = 60
const SCRIPT = fileURLToPath(new URL('support/import-generations.ts', import.meta.url))

/** So many trucks, ten to a vendor, with every kind of field. */
function fleetFile(count: number): File {
  const rows = Array.from({ length: count }, (_, at) => {
    const vendor = Math.floor(at / 10)
    return `V-${vendor},Vendor ${vendor},(213) 555-${String(1000 + vendor).slice(-4)},Reno,Box ${at},7A${at},Hino,${2000 + (at % 26)},85.5,yes,${352_099_000_000_000 + at}`
  })
  const head = 'Code,Vendor,Phone,City,Truck,Plate,Make,Year,Miles per day,Side door,IMEI'
  return new File([[head, ...rows].join('\n')], 'fleet.csv')
}

/** An import killed part way: there is all of it, or nothing; and the same file again adds nothing. */
async function killed(how: 'command' | 'page'): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulboard-import-kill-'))
  try {
    const { ms, outcomes, strays } = await saveAndKill({ script: SCRIPT, folder, how })
    return [
      {
        name: `Import of 300 trucks of 30 vendors by the ${how} (${ms.toFixed(0)} ms) killed at ${KILLS} moments: what is there`,
        figure: outcomesText(outcomes),
        bar: 'all or nothing',
        pass: outcomes.between === 0,
      },
      {
        name: `Trucks that the last file adds when it comes again after each kill, by the ${how}`,
        figure: String(strays),
        bar: 'none',
        pass: strays === 0,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** From the file to the list, on the embedded database: looked at, imported, and both lists asked for. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulboard-fleet-import-'))
  const { db, close } = await openDatabase({ dataDir: folder })
  try {
    await storeStaffSession(db)
    const app = benchApp(db)
    const api = createApiClient({
      baseUrl: '/api',
      token: STAFF_TOKEN,
      fetch: async (url, init) => app.fetch(new Request(`http://127.0.0.1${url}`, init)),
    })
    const timed = async (name: string, count: number, work: () => Promise<number>): Promise<Figure> => {
      const start = performance.now()
      const found = await work()
      if (found !== count) throw new Error(`${found} trucks instead of ${count}`)
      const seconds = (performance.now() - start) / 1000
      return {
        name,
        figure: `${seconds.toFixed(2)} s`,
        bar: `≤ ${BAR_SECONDS} s`,
        pass: seconds <= BAR_SECONDS,
      }
    }
    const fromFileToList = (file: File) => async () => {
      const { plan } = await api.importFleet({ body: { file, dry_run: 'true' } })
      await api.importFleet({ body: { file, plan } })
      await api.vendors()
      return (await api.trucks()).trucks.length
    }
    return [
      await timed('500 trucks, from file to list', 500, fromFileToList(fleetFile(500))),
      await timed('The same file again', 500, fromFileToList(fleetFile(500))),
      await timed('5,000 rows, 500 of them here already', 5000, fromFileToList(fleetFile(5000))),
      ...(await killed('command')),
      ...(await killed('page')),
    ]
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}
