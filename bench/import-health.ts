import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startBuilt } from './support/built-server'
import { type Figure, percentile } from './support/measure'
import { memoryMb } from './support/memory'

const COUNT = 1_500_000
/** Of those that come late, whose days are cut again piece by piece. */
const LATE_COUNT = 100_000
const PORT = 3942
const HEALTH_BAR_MS = 100
const MEMORY_BAR = 1.3
/** A truck of the demo that drives nothing in these days. */
const TRUCK = '60'
/** Memory is looked at this long after the last answer: the collector comes when it likes. */
const REST_MS = 20_000

const INGEST = fileURLToPath(new URL('../packages/server/dist/ingest-cli.js', import.meta.url))

/** A fix a second, up and down a meridian at some 35 mph. */
async function writeCsv(file: string, count: number, from: number): Promise<void> {
  const out = createWriteStream(file)
  out.write('time,latitude,longitude,accuracy\n')
  for (let at = 0; at < count; at++) {
    const step = at % 3600
    const latitude = 34 + (step < 1800 ? step : 3600 - step) * 0.000145
    const line = `${new Date(from + at * 1000).toISOString()},${latitude.toFixed(6)},-118.24,5\n`
    if (!out.write(line)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
}

/** Imports the file by the command; answers how long health took meanwhile. */
async function importMeanwhile(url: string, dataDir: string, file: string): Promise<number[]> {
  const importing = spawn(process.execPath, [INGEST, '--truck', TRUCK, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  })
  const ended = once(importing, 'exit')
  const times: number[] = []
  while (importing.exitCode === null) {
    const start = performance.now()
    await (await fetch(`${url}/api/health`)).arrayBuffer()
    times.push(performance.now() - start)
    await setTimeout(50)
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`The import ended with code ${code}`)
  return times
}

/** A file of 1.5 million fixes comes into a running server on the embedded database; then one of older days. */
export async function run(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haulboard-import-'))
  const more = { SEED: 'demo' }
  const figures: Figure[] = []
  try {
    const maker = await startBuilt(dataDir, { port: PORT, more })
    await maker.stop()
    const server = await startBuilt(dataDir, { port: PORT, more })
    try {
      await setTimeout(REST_MS)
      const before = memoryMb(server.pid)
      const day = 86_400_000
      for (const [name, count, daysAgo] of [
        ['fixes imported into a running server', COUNT, 30],
        ['more of days before those', LATE_COUNT, 60],
      ] as const) {
        const file = join(dataDir, `fixes-${daysAgo}.csv`)
        await writeCsv(file, count, Math.floor(Date.now() / day) * day - daysAgo * day)
        const started = performance.now()
        const times = await importMeanwhile(server.url, dataDir, file)
        const seconds = (performance.now() - started) / 1000
        await setTimeout(REST_MS)
        const [p99, after] = [percentile(times, 99), memoryMb(server.pid)]
        figures.push({
          name: `${count.toLocaleString('en-US')} ${name}, in ${seconds.toFixed(0)} s: /api/health, 99 of 100; memory after against before`,
          figure: `${p99.toFixed(0)} ms; ${(after / before).toFixed(2)} × (${before.toFixed(0)} to ${after.toFixed(0)} MB)`,
          bar: `≤ ${HEALTH_BAR_MS} ms; ≤ ${MEMORY_BAR} ×`,
          pass: p99 <= HEALTH_BAR_MS && after <= before * MEMORY_BAR,
        })
      }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  return figures
}
