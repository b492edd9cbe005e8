import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../e2e/support/chromium'
import { DEMO_PAGES } from '../e2e/support/demo-pages'
import { logIn } from '../e2e/support/login'
import { type RunningServer, startServer } from '../e2e/support/server'
import type { Figure } from './support/measure'

/** Cumulative Layout Shift, as the Layout Instability API of browsers counts it. */
const BAR = 0.02
const SIZES = { '1440 px': { width: 1440, height: 900 }, '390 px': { width: 390, height: 844 } } as const
/** What still moves later than this is no part of loading, ms. */
const SETTLED_MS = 2500
/** Of pages that were as bad: so many are named. */
const NAMED = 4

/** Runs in each page before its own code. */
function countShifts(): void {
  const counted = window as unknown as { shift: number }
  counted.shift = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) counted.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftOf = async (page: Page, url: string): Promise<number> => {
  await page.goto(url)
  await page.getByRole('heading').first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
  return page.evaluate(() => (window as unknown as { shift: number }).shift)
}

/** Every page with its shift, the worst first. */
async function shiftsAt(browser: Browser, server: RunningServer, size: keyof typeof SIZES) {
  const context = await browser.newContext({ baseURL: server.url, viewport: SIZES[size] })
  const page = await context.newPage()
  await logIn(page, 'owner')
  await page.addInitScript(countShifts)
  const shifts: { path: string; shift: number }[] = []
  for (const path of DEMO_PAGES) {
    shifts.push({ path, shift: await shiftOf(page, `/dashboard/${path}`) })
  }
  await context.close()
  return shifts.sort((one, other) => other.shift - one.shift)
}

/** How much each guarded page of both apps moves while it comes, opened by its address. Needs a build and a Chromium. */
export async function run(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haulboard-bench-'))
  const server = await startServer({ dataDir })
  const browser = await launchChromium()
  try {
    const figures: Figure[] = []
    for (const size of ['1440 px', '390 px'] as const) {
      const shifts = await shiftsAt(browser, server, size)
      const worst = shifts.slice(0, NAMED).map(({ path, shift }) => `${path} ${shift.toFixed(3)}`)
      figures.push({
        name: `Layout shift of ${shifts.length} pages at ${size}, the worst: ${worst.join(', ')}`,
        figure: (shifts[0]?.shift ?? 0).toFixed(3),
        bar: `≤ ${BAR}`,
        pass: shifts.every(({ shift }) => shift <= BAR),
      })
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
