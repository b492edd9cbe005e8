import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { launchProfile, SIZES } from '../e2e/support/chromium'
import { benchDatabase } from './support/bench-database'
import { startBuilt } from './support/built-server'
import { LONGEST_PHONE, storeManyMessages } from './support/many-messages'
import { type Figure, median } from './support/measure'
import { STAFF_TOKEN, storeStaffSession } from './support/staff-session'

const PORT = 3922
const BARS = { cachedMs: 100, freshMs: 300, framesPerSecond: 58 }
/** Threads that are opened, twice each. */
const THREADS = 8
const READ_MS = 500
const SCROLLED_MS = 4000
/** Pixels a frame: a fast turn of the wheel. */
const STEP = 60

declare global {
  interface Window {
    /** Milliseconds from each click on a thread until its last page stands there. */
    opened?: number[]
  }
}

/** The text of a thread's row ends with that of its newest message, which ends with its number. */
const WATCH = `
  window.opened = []
  document.addEventListener('click', event => {
    const row = event.target.closest('[aria-label="Threads"] li')
    const newest = row?.textContent.match(/no \\d+/)?.[0]
    if (newest === undefined) return
    const clicked = event.timeStamp
    const look = () => {
      if (document.querySelector('[role=log][aria-label=Messages]')?.textContent.includes(newest)) window.opened.push(performance.now() - clicked)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, true)
`

/** Clicks the first threads of the list, one after the other; the milliseconds of each. */
async function openThreads(tab: Page): Promise<number[]> {
  const rows = tab.getByRole('list', { name: 'Threads' }).getByRole('link')
  await tab.evaluate(() => {
    window.opened = []
  })
  for (let at = 0; at < THREADS; at++) {
    await rows.nth(at).click()
    await tab.waitForFunction(count => window.opened?.length === count, at + 1)
    // A person reads what they opened.
    await setTimeout(READ_MS)
  }
  return tab.evaluate(() => window.opened ?? [])
}

/** Scrolls the open thread upward without a stop, older messages coming in. */
const SCROLL = `new Promise(resolve => {
  const scroller = document.querySelector('[role=log][aria-label=Messages]')
  const frames = []
  const begun = performance.now()
  const turn = now => {
    frames.push(now)
    scroller.scrollBy(0, -${STEP})
    if (now - begun < ${SCROLLED_MS}) requestAnimationFrame(turn)
    else resolve(frames)
  }
  requestAnimationFrame(turn)
})`

/** Frames a second, and the longest one. */
async function scroll(tab: Page): Promise<{ framesPerSecond: number; longestMs: number }> {
  const frames = await tab.evaluate<number[]>(SCROLL)
  const gaps = frames.slice(1).map((at, before) => at - (frames[before] ?? 0))
  const took = gaps.reduce((sum, gap) => sum + gap, 0)
  return { framesPerSecond: (gaps.length / took) * 1000, longestMs: Math.max(...gaps) }
}

/** The inbox of 5,000 threads in a browser, on PostgreSQL. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-page-'))
  const database = await benchDatabase('haulboard_bench_inbox')
  let context: BrowserContext | undefined
  try {
    await storeManyMessages(database.pool)
    await storeStaffSession(database.db)
    await database.pool.query('vacuum analyze')
    const server = await startBuilt(folder, { port: PORT, databaseUrl: database.url })
    try {
      context = await launchProfile(join(folder, 'profile'), SIZES.desktop)
      await context.addCookies([{ name: 'session', value: STAFF_TOKEN, url: server.url }])
      const tab = await context.newPage()
      await tab.addInitScript(WATCH)
      const inbox = `${server.url}/dashboard/admin/communication`
      await tab.goto(inbox)
      const [fresh, cached] = [await openThreads(tab), await openThreads(tab)]
      await tab.goto(`${inbox}/Alvarez/${encodeURIComponent(LONGEST_PHONE)}/1`)
      await tab
        .getByRole('log', { name: 'Messages', exact: true })
        .getByText(/no \d+/)
        .first()
        .waitFor()
      const { framesPerSecond, longestMs } = await scroll(tab)
      const milliseconds = (name: string, list: readonly number[], bar: number): Figure => ({
        name: `${name} (longest ${Math.max(...list).toFixed(0)} ms of ${list.length})`,
        figure: `${median(list).toFixed(0)} ms`,
        bar: `≤ ${bar} ms`,
        pass: median(list) <= bar,
      })
      return [
        milliseconds('Thread opened for the first time, click to its last page', fresh, BARS.freshMs),
        milliseconds('Thread opened again, click to its last page', cached, BARS.cachedMs),
        {
          name: `Thread of 20,000 scrolled upward for ${SCROLLED_MS / 1000} s (longest frame ${longestMs.toFixed(0)} ms)`,
          figure: `${framesPerSecond.toFixed(0)} frames a second`,
          bar: `≥ ${BARS.framesPerSecond}`,
          pass: framesPerSecond >= BARS.framesPerSecond,
        },
      ]
    } finally {
      await server.stop()
    }
  } finally {
    await context?.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
