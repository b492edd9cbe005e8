import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import exceljs from 'exceljs'
import { createApiClient } from '../packages/sdk/src/client'
import {
  PRINT_ORDER_SHEET,
  type PrintOrderTruck,
} from '../packages/sdk/src/features/sheets/print-order-sheet'
import { writeXlsx } from '../packages/sdk/src/values/write-xlsx'
import type { Db } from '../packages/server/src/db/db'
import { openDatabase } from '../packages/server/src/db/open-database'
import { benchDatabase } from './support/bench-database'
import { startBuilt } from './support/built-server'
import { type Figure, median, ratioFigure } from './support/measure'
import { memoryMb } from './support/memory'
import { STAFF_TOKEN, storeStaffSession } from './support/staff-session'

const ROWS = 20_000
const TIMES = 7
const BAR = 1.3
const BAR_MB = 300
const PORT = 3919

async function fill(db: Db): Promise<void> {
  await storeStaffSession(db)
  await db.execute(`insert into vendors (name, city)
    select 'Vendor ' || n, 'Los Angeles' from generate_series(1, 2000) n`)
  await db.execute(`insert into trucks
      (name, license_plate, vendor_id, make, year, side_dim, back_dim, over_cab_dim, artwork_code)
    select 'Box ' || n, '8VEG' || n, 1 + n % 2000, 'Isuzu', 2000 + n % 25, '8'' 6" x ' || n % 30 || '''',
      '7'' 4" x 8''', '2'' x 7''', 'ART-' || n
    from generate_series(1, ${ROWS}) n`)
}

type Cells = (string | number | null)[]

const cellsOf = (truck: PrintOrderTruck): Cells => PRINT_ORDER_SHEET.columns.map(({ value }) => value(truck))

const truckOf = (at: number): PrintOrderTruck => ({
  id: at,
  name: `Box ${at}`,
  licensePlate: `8VEG${at}`,
  sideDim: `8' 6" x ${at % 30}'`,
  backDim: `7' 4" x 8'`,
  overCabDim: `2' x 7'`,
  make: 'Isuzu',
  year: 2000 + (at % 25),
  artworkCode: `ART-${at}`,
  vendorId: 1 + (at % 2000),
  vendorName: `Vendor ${1 + (at % 2000)}`,
})

/** The same cells by exceljs's own streaming writer and nothing else: how long, in ms. */
async function floor(rows: readonly Cells[]): Promise<number> {
  const began = performance.now()
  const stream = new PassThrough()
  stream.resume()
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream })
  const page = workbook.addWorksheet('Trucks')
  page.columns = PRINT_ORDER_SHEET.columns.map(({ header, width }) => ({ header, width }))
  for (const row of rows) page.addRow(row).commit()
  page.commit()
  await workbook.commit()
  return performance.now() - began
}

/** Our writer on the same trucks, in turns with exceljs's own. */
async function compareWriters(): Promise<Figure> {
  const trucks = Array.from({ length: ROWS }, (_, at) => truckOf(at + 1))
  const rows = trucks.map(cellsOf)
  const written = async () => {
    const began = performance.now()
    const stream = new PassThrough()
    stream.resume()
    await writeXlsx(stream, PRINT_ORDER_SHEET, trucks, { product: 'Haulboard', made: new Date() })
    return performance.now() - began
  }
  await floor(rows)
  await written()
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let time = 0; time < TIMES; time += 1) {
    bare.push(await floor(rows))
    ours.push(await written())
  }
  return ratioFigure(
    `${ROWS.toLocaleString('en-US')} rows written with styles, against exceljs's own streaming writer without`,
    { ours: median(ours), floor: median(bare) },
    BAR,
  )
}

/** The whole call of the built server, from the request to the address of the file, in turns with the floor. */
async function measure(where: string, folder: string, databaseUrl?: string): Promise<Figure[]> {
  const server = await startBuilt(folder, { port: PORT, databaseUrl })
  try {
    const atRest = memoryMb(server.pid)
    const api = createApiClient({ baseUrl: `${server.url}/api`, fetch, token: STAFF_TOKEN })
    const truckIds = Array.from({ length: ROWS }, (_, at) => at + 1)
    const exported = () => api.exportPrintOrder({ body: { truckIds } })
    const { rowCount } = await exported()
    for (let time = 0; time < TIMES; time += 1) await exported()
    const most = memoryMb(server.pid, 'VmHWM')
    // The list, of which the floor takes its cells, is no part of an export and its memory.
    const { truckData } = await api.printOrderTrucks()
    const rows = truckData.map(cellsOf)
    const ours: number[] = []
    const bare: number[] = []
    await floor(rows)
    for (let time = 0; time < TIMES; time += 1) {
      bare.push(await floor(rows))
      const began = performance.now()
      await exported()
      ours.push(performance.now() - began)
    }
    const many = ROWS.toLocaleString('en-US')
    return [
      {
        ...ratioFigure(
          `${where}: the whole call, with reading ${many} trucks and keeping the file, against the same`,
          { ours: median(ours), floor: median(bare) },
          BAR,
        ),
        bar: 'told',
        pass: true,
      },
      {
        name: `${where}: most memory of the server, exporting (at rest ${atRest.toFixed(0)} MB)`,
        figure: `${most.toFixed(0)} MB`,
        // The embedded database alone takes more than the bar: what counts there is what the export adds.
        bar: databaseUrl === undefined ? 'told' : `< ${BAR_MB} MB`,
        pass: databaseUrl === undefined || most < BAR_MB,
      },
      { name: `${where}: rows in the file`, figure: `${rowCount}`, bar: `${ROWS}`, pass: rowCount === ROWS },
    ]
  } finally {
    await server.stop()
  }
}

async function embedded(folder: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: folder })
  await fill(db)
  await close()
}

/** A sheet of 20,000 trucks on both databases. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sheet-export-'))
  const database = await benchDatabase('bench_sheet_export')
  try {
    await embedded(join(folder, 'embedded'))
    await fill(database.db)
    return [
      await compareWriters(),
      ...(await measure('Embedded database', join(folder, 'embedded'))),
      ...(await measure('PostgreSQL', join(folder, 'postgres'), database.url)),
    ]
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
