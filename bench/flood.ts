import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { benchDatabase } from './support/bench-database'
import { type BuiltServer, startBuilt } from './support/built-server'
import { bearer, demoSession } from './support/demo-session'
import { type Figure, percentile } from './support/measure'
import { memoryMb } from './support/memory'

const FLOODS = ['memory', 'login', 'routes', 'search', 'token']
const SECONDS = 15
const MEMORY_BAR_MB = 600
const BAR_MS = { embedded: 1000, PostgreSQL: 500 }
const PORT = 3941

/** What somebody at work does meanwhile, one call after the other. */
const CALLS = ['/api/user/token/verify', '/api/vendor?page=0&pageSize=25', '/api/campaign?page=0&pageSize=25']

interface Meanwhile {
  calls: number[]
  health: number[]
  memory: number
  failed: number
}

async function workMeanwhile({ url, pid }: BuiltServer, headers: HeadersInit): Promise<Meanwhile> {
  const seen: Meanwhile = { calls: [], health: [], memory: 0, failed: 0 }
  const ask = async (path: string, times: number[]) => {
    const start = performance.now()
    const answer = await fetch(`${url}${path}`, {
      method: path.includes('verify') ? 'POST' : 'GET',
      headers,
    }).catch(() => undefined)
    await answer?.arrayBuffer()
    times.push(performance.now() - start)
    if (answer?.status !== 200) seen.failed += 1
    seen.memory = Math.max(seen.memory, memoryMb(pid))
  }
  const end = Date.now() + SECONDS * 1000
  while (Date.now() < end) {
    for (const path of CALLS) {
      await ask(path, seen.calls)
      await ask('/api/health', seen.health)
      await setTimeout(20)
    }
  }
  return seen
}

async function flooded(kind: string, server: BuiltServer, headers: HeadersInit): Promise<Meanwhile> {
  const script = fileURLToPath(new URL('support/flood.ts', import.meta.url))
  const flood = spawn(process.execPath, ['--import', 'tsx', script, kind, server.url, String(SECONDS)], {
    stdio: 'inherit',
  })
  const over = once(flood, 'exit')
  // It takes a moment to begin.
  await setTimeout(1500)
  const seen = await workMeanwhile(server, headers)
  await over
  return seen
}

async function floodsOf(database: keyof typeof BAR_MS, databaseUrl?: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'flood-'))
  const more = { SEED: 'demo', TRUSTED_PROXIES: '1' }
  const figures: Figure[] = []
  try {
    // The demo is made first, by a server of its own: what that takes of memory is not what a flood takes.
    const maker = await startBuilt(folder, { port: PORT, databaseUrl, more })
    await maker.stop()
    for (const kind of FLOODS) {
      const server = await startBuilt(folder, { port: PORT, databaseUrl, more })
      try {
        const { calls, health, memory, failed } = await flooded(
          kind,
          server,
          bearer(await demoSession(server.url, 'owner')),
        )
        const [p99, ofHealth] = [percentile(calls, 99), percentile(health, 99)]
        figures.push({
          name: `Calls of somebody at work during a flood of kind "${kind}", 99 of 100, ${database} (median ${percentile(calls, 50).toFixed(0)} ms; health ${ofHealth.toFixed(0)} ms; ${failed} of ${calls.length + health.length} failed)`,
          figure: `${p99.toFixed(0)} ms, ${memory.toFixed(0)} MB`,
          bar: `≤ ${BAR_MS[database]} ms, ≤ ${MEMORY_BAR_MB} MB`,
          pass: p99 <= BAR_MS[database] && memory <= MEMORY_BAR_MB && failed === 0,
        })
      } finally {
        await server.stop()
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return figures
}

/** What one caller's flood costs another who is at work. */
export async function run(): Promise<Figure[]> {
  const embedded = await floodsOf('embedded')
  const bench = await benchDatabase('haulboard_bench_flood')
  try {
    return [...embedded, ...(await floodsOf('PostgreSQL', bench.url))]
  } finally {
    await bench.close()
  }
}
