/**
 * A process that imports one fleet again and again, each time as the next generation: the file changes the city of
 * every vendor and brings as many new trucks. It tells on a line each what it finds at the start, and that it is about
 * to import; whoever started it may kill it at any moment. Arguments: the data folder, how many imports.
 */
import { openDatabase } from '../../packages/server/src/db/open-database'
import { trucks, vendors } from '../../packages/server/src/db/tables/fleet'
import { audit } from '../../packages/server/src/db/tables/record-keeping'
import { importFromCommand } from '../../packages/server/src/features/fleet-import/import-from-command'

const VENDORS = 30
const TRUCKS = 300

const [folder = '', imports = '0'] = process.argv.slice(2)
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const { db, close } = await openDatabase({ dataDir: folder })

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

const fileOf = (generation: number): Uint8Array => {
  const rows = Array.from(
    { length: TRUCKS },
    (_, at) => `Vendor ${at % VENDORS},${generation},Truck ${generation} ${at},P${generation}X${at}`,
  )
  return new TextEncoder().encode(['Vendor,City,Truck,Plate', ...rows].join('\n'))
}

let [generation = 0] = await found()
tell({ found: await found() })
for (let count = 0; count < Number(imports); count++) {
  generation += 1
  tell({ saving: true })
  const began = performance.now()
  const given = { bytes: fileOf(generation), fileName: 'fleet.csv', dryRun: false, now: new Date() }
  await importFromCommand(db, given)
  tell({ savedMs: performance.now() - began })
}
await close()
