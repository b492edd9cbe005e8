import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { launchChromium } from '../e2e/support/chromium'
import { serveFolder } from '../e2e/support/static-server'
import { type Figure, median, ratioFigure } from './support/measure'
import type { Drawn } from './support/map-page/page'

const page = fileURLToPath(new URL('support/map-page', import.meta.url))
const clientApp = fileURLToPath(new URL('../packages/client-app', import.meta.url))

/** Milliseconds that a piece of our work may keep the page from answering: what no scroll notices, and what is felt as instant. */
const LONGEST_BAR = { some: 50, many: 100 } as const

/** Built as the app is, with the map library in a chunk of its own, so that its work can be told from ours. */
const buildPage = (outDir: string) =>
  build({
    configFile: false,
    root: page,
    publicDir: join(clientApp, 'public'),
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      target: 'es2022',
      rollupOptions: {
        output: {
          manualChunks: (id: string) =>
            /maplibre-gl|react-map-gl|react-maplibre/.test(id) ? 'maplibre' : undefined,
        },
      },
    },
  })

async function draw(browser: Browser, url: string, how: 'ours' | 'bare', routes: number): Promise<Drawn> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const tab = await context.newPage()
    await tab.goto(url)
    await tab.waitForFunction(() => 'draw' in window, undefined, { timeout: 120_000 })
    return await tab.evaluate(([how, routes]) => window.draw[how](routes), [how, routes] as const)
  } finally {
    await context.close()
  }
}

/** Each way so many times, in turns, so that both see the same machine. */
async function inTurns(browser: Browser, url: string, routes: number, rounds: number) {
  const drawn: Record<'ours' | 'bare', Drawn[]> = { ours: [], bare: [] }
  for (let round = 0; round < rounds; round++) {
    for (const how of ['bare', 'ours'] as const) drawn[how].push(await draw(browser, url, how, routes))
  }
  const times = (how: 'ours' | 'bare') => median(drawn[how].map(({ ms }) => ms))
  return {
    times: { ours: times('ours'), floor: times('bare') },
    longest: median(drawn.ours.map(({ longestOfOurs }) => longestOfOurs)),
  }
}

const longestFigure = (routes: string, longest: number, barMs: number): Figure => ({
  name: `${routes}: longest work of ours on the page's thread`,
  figure: `${longest.toFixed(0)} ms`,
  bar: `≤ ${barMs} ms`,
  pass: longest <= barMs,
})

/** The map view against a bare MapLibre map that is handed finished GeoJSON, until both rest. Needs a Chromium. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'haulboard-map-'))
  await buildPage(folder)
  const server = await serveFolder(folder)
  const browser = await launchChromium()
  try {
    const url = `${server.url}/`
    const some = await inTurns(browser, url, 500, 5)
    const many = await inTurns(browser, url, 5000, 3)
    return [
      ratioFigure('500 routes × 200 points until the map rests, against bare MapLibre', some.times, 1.3),
      longestFigure('500 routes', some.longest, LONGEST_BAR.some),
      ratioFigure('5,000 routes × 200 points until the map rests, against bare MapLibre', many.times, 1),
      longestFigure('5,000 routes', many.longest, LONGEST_BAR.many),
    ]
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
