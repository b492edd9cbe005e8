import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromiumFlags } from '../e2e/support/chromium'
import type { DemoLogin } from '../e2e/support/login'
import { startServer } from '../e2e/support/server'
import { findChromium } from '../scripts/machine.mjs'
import { bearer, demoSession } from './support/demo-session'
import type { Figure } from './support/measure'

/** Of 100, on Lighthouse's own phone; peers reach 31 to 81. */
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
const RUNS = 3
const PAGES: readonly { name: string; path: string; who?: DemoLogin }[] = [
  { name: 'Login', path: 'login' },
  { name: 'Map', path: 'map?campaign=71', who: 'client' },
  { name: 'Analytics', path: 'analytics?campaign=71', who: 'client' },
  { name: 'Home of the console', path: 'admin/home', who: 'owner' },
]
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

/** Logs in, accepts the terms and answers the header that says so with each call. */
async function sessionOf(url: string, who: DemoLogin): Promise<Record<string, string>> {
  const session = await demoSession(url, who)
  const accepted = await fetch(`${url}/api/user/accept-terms-and-conditions/${session.id}`, {
    method: 'PATCH',
    headers: { ...bearer(session), 'content-type': 'application/json' },
    body: JSON.stringify({ has_accepted_terms_and_conditions: true }),
  })
  if (!accepted.ok) throw new Error(`The terms can't be accepted: ${await accepted.text()}`)
  return { cookie: `session=${session.token}` }
}

/** What Chromium started may write for some seconds after its end. */
async function removeFolder(folder: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (tries === 20) throw error
      await new Promise(go => setTimeout(go, 500))
    }
  }
}

async function measure(url: string, extraHeaders: Record<string, string>): Promise<Scores> {
  const profile = mkdtempSync(join(tmpdir(), 'haulboard-lighthouse-'))
  const { port, process: child } = await openChromium(profile)
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
      extraHeaders,
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
    await removeFolder(profile)
  }
}

/** What Lighthouse says of the pages that are seen most, on a phone, the best of three runs. Needs a build and a Chromium. */
export async function run(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haulboard-bench-'))
  // By the browser's own clock: corrected by another, a page asks for other days once more.
  const server = await startServer({ dataDir, fakeNow: new Date().toISOString() })
  try {
    const figures: Figure[] = []
    const sessions = new Map<DemoLogin, Record<string, string>>()
    for (const { name, path, who } of PAGES) {
      // Terms are accepted once.
      if (who && !sessions.has(who)) sessions.set(who, await sessionOf(server.url, who))
      const headers = (who && sessions.get(who)) ?? {}
      const scores: Scores[] = []
      for (let count = 0; count < RUNS; count++)
        scores.push(await measure(`${server.url}/dashboard/${path}`, headers))
      for (const category of CATEGORIES) {
        const best = Math.max(...scores.map(score => score[category]))
        figures.push({
          name: `${name}, ${category}`,
          figure: best.toFixed(0),
          bar: `≥ ${BARS[category]}`,
          pass: best >= BARS[category],
        })
      }
    }
    return figures
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
