import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
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

interface Drawn {
  /** From asking for the page to routes on the map, milliseconds. */
  ms: number
  /** The longest piece of work on the page's thread that a file began, but that of the map's library, milliseconds. */
  longest: number
}

declare global {
  interface Window {
    loading?: { drawn?: number; longest: number }
  }
}

/** Runs in the page before its own code. As text: a compiled function would call helpers that the page hasn't. */
const WATCH = `
  window.loading = { longest: 0 }
  new PerformanceObserver(list => {
    for (const { scripts } of list.getEntries())
      for (const { sourceURL, duration } of scripts)
        if (!/maplibre|RouteMap/.test(sourceURL)) window.loading.longest = Math.max(window.loading.longest, duration)
  }).observe({ type: 'long-animation-frame', buffered: true })
  function look() {
    // The map says that it draws until the routes are painted, and has a canvas from its first moment.
    const isDrawn = document.querySelector('canvas') && !document.body.textContent.includes('Drawing Routes')
    if (isDrawn) window.loading.drawn = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
`

/** Logged in, with nothing in the browser's cache. */
async function open(browser: Browser, server: RunningServer, isSlow: boolean): Promise<Drawn> {
  const context = await browser.newContext({ baseURL: server.url, viewport: SIZES.desktop })
  try {
    const page = await context.newPage()
    await logIn(page, 'client')
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
    await page.addInitScript(WATCH)
    await page.goto(ADDRESS, { timeout: 120_000 })
    await page.waitForFunction(() => window.loading?.drawn !== undefined, undefined, { timeout: 120_000 })
    const { drawn = Number.NaN, longest = Number.NaN } = (await page.evaluate(() => window.loading)) ?? {}
    return { ms: drawn, longest }
  } finally {
    await context.close()
  }
}

/** An advertiser opens the map by its address with an empty cache. Needs a build and a Chromium. */
export async function run(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haulboard-bench-'))
  const server = await startServer({ dataDir })
  const browser = await launchChromium()
  try {
    const opened: Record<'slow' | 'here', Drawn[]> = { slow: [], here: [] }
    await open(browser, server, false)
    for (let time = 0; time < TIMES; time++) {
      opened.here.push(await open(browser, server, false))
      opened.slow.push(await open(browser, server, true))
    }
    const timeOf = (drawn: readonly Drawn[]) => median(drawn.map(({ ms }) => ms))
    const longest = median(opened.here.map(one => one.longest))
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
