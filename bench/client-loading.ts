import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession } from 'playwright-core'
import { launchChromium, SIZES } from '../e2e/support/chromium'
import { logIn } from '../e2e/support/login'
import { type RunningServer, startServer } from '../e2e/support/server'
import { type Figure, median } from './support/measure'

/** As the developer tools of Chromium have it under this name: bytes a second, milliseconds. */
const SLOW_4G = { latency: 562.5, throughput: (1.6 * 0.9 * 1_000_000) / 8 }
const BARS_MS = { slow: 6000, here: 2500, longest: 100 } as const
const TIMES = 5
/** An advertiser's campaign of the demo. */
const ADDRESS = '/dashboard/map?campaign=71'

type Profile = Awaited<ReturnType<typeof profileOf>>

const profileOf = async (tools: CDPSession) => (await tools.send('Profiler.stop')).profile

interface Script {
  /** Since the page was asked for, milliseconds. */
  startTime: number
  duration: number
}

interface Drawn {
  /** From asking for the page to routes on the map, milliseconds. */
  ms: number
  /** The longest piece of work on the page's thread without what the map's library does in it, milliseconds. */
  longest: number
}

declare global {
  interface Window {
    loading?: { drawn?: number; scripts: Script[] }
  }
}

/** The file of the build that holds the map's library alone. */
const LIBRARY = /\/maplibre-[^/]+$/

/** Runs in the page before its own code. As text: a compiled function would call helpers that the page hasn't. */
const WATCH = `
  window.loading = { scripts: [] }
  new PerformanceObserver(list => {
    for (const { scripts } of list.getEntries())
      for (const { startTime, duration } of scripts) window.loading.scripts.push({ startTime, duration })
  }).observe({ type: 'long-animation-frame', buffered: true })
  function look() {
    // The map says that it draws until the routes are painted, and has a canvas from its first moment.
    const isDrawn = document.querySelector('canvas') && !document.body.textContent.includes('Drawing Routes')
    if (isDrawn) window.loading.drawn = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
`

/** When the library was at work, in milliseconds since the page was asked for: a sample and how long it stands for. */
function* libraryTimes(profile: Profile, askedFor: number): Generator<{ at: number; ms: number }> {
  const nodes = new Map(profile.nodes.map(node => [node.id, node]))
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map(child => [child, id])),
  )
  const isLibrary = (id: number | undefined): boolean =>
    id !== undefined && (LIBRARY.test(nodes.get(id)?.callFrame.url ?? '') || isLibrary(parents.get(id)))
  let at = profile.startTime / 1000 - askedFor
  for (const [index, sample] of (profile.samples ?? []).entries()) {
    const ms = (profile.timeDeltas?.[index] ?? 0) / 1000
    at += ms
    if (isLibrary(sample)) yield { at, ms }
  }
}

function longestOfOurs(scripts: readonly Script[], library: readonly { at: number; ms: number }[]): number {
  const ours = scripts.map(({ startTime, duration }) => {
    const within = library.filter(({ at }) => at >= startTime && at <= startTime + duration)
    return duration - within.reduce((sum, { ms }) => sum + ms, 0)
  })
  return Math.max(0, ...ours)
}

/** Nobody waits for a map behind the terms: they are accepted once. */
async function acceptTerms(browser: Browser, server: RunningServer): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url, viewport: SIZES.desktop })
  const page = await context.newPage()
  await logIn(page, 'client')
  await page.getByRole('button', { name: 'I Accept' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await context.close()
}

/** Logged in, with nothing in the browser's cache. */
async function open(
  browser: Browser,
  server: RunningServer,
  { isSlow = false, isProfiled = false }: { isSlow?: boolean; isProfiled?: boolean } = {},
): Promise<Drawn> {
  const context = await browser.newContext({ baseURL: server.url, viewport: SIZES.desktop })
  try {
    const page = await context.newPage()
    await logIn(page, 'client')
    // Nothing of the page that logging in leads to is at work still.
    await page.goto('about:blank')
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.clearBrowserCache')
    if (isSlow) {
      const { latency, throughput } = SLOW_4G
      await tools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      })
    }
    if (isProfiled) {
      await tools.send('Performance.enable')
      await tools.send('Profiler.enable')
      await tools.send('Profiler.start')
    }
    await page.addInitScript(WATCH)
    await page.goto(ADDRESS, { timeout: 120_000 })
    await page.waitForFunction(() => window.loading?.drawn !== undefined, undefined, { timeout: 120_000 })
    const { drawn = Number.NaN, scripts = [] } = (await page.evaluate(() => window.loading)) ?? {}
    if (!isProfiled) return { ms: drawn, longest: Number.NaN }
    const profile = await profileOf(tools)
    const { metrics } = await tools.send('Performance.getMetrics')
    const askedFor = 1000 * (metrics.find(({ name }) => name === 'NavigationStart')?.value ?? Number.NaN)
    return { ms: drawn, longest: longestOfOurs(scripts, [...libraryTimes(profile, askedFor)]) }
  } finally {
    await context.close()
  }
}

/** An advertiser opens the map by its address with an empty cache. Needs a build and a Chromium. */
export async function run(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haulboard-bench-'))
  // By the browser's own clock: corrected by another, a page asks for other days once more.
  const server = await startServer({ dataDir, fakeNow: new Date().toISOString() })
  const browser = await launchChromium()
  try {
    const opened: Record<'slow' | 'here' | 'profiled', Drawn[]> = { slow: [], here: [], profiled: [] }
    await acceptTerms(browser, server)
    await open(browser, server)
    for (let time = 0; time < TIMES; time++) {
      opened.here.push(await open(browser, server))
      opened.slow.push(await open(browser, server, { isSlow: true }))
      opened.profiled.push(await open(browser, server, { isProfiled: true }))
    }
    const timeOf = (drawn: readonly Drawn[]) => median(drawn.map(({ ms }) => ms))
    const longest = median(opened.profiled.map(one => one.longest))
    const figure = (name: string, ms: number, barMs: number): Figure => ({
      name,
      figure: `${ms.toFixed(0)} ms`,
      bar: `≤ ${barMs} ms`,
      pass: ms <= barMs,
    })
    return [
      figure('Routes drawn on a slow 4G line, nothing in the cache', timeOf(opened.slow), BARS_MS.slow),
      figure('Routes drawn on this machine, nothing in the cache', timeOf(opened.here), BARS_MS.here),
      figure('Longest work of ours on the page’s thread meanwhile', longest, BARS_MS.longest),
    ]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
