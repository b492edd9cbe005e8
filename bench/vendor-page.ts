import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { launchProfile, SIZES } from '../e2e/support/chromium'
import type { Db } from '../packages/server/src/db/db'
import { openDatabase } from '../packages/server/src/db/open-database'
import { files } from '../packages/server/src/db/tables/files'
import { fix_list_items } from '../packages/server/src/db/tables/fix-list'
import { trucks, vendors } from '../packages/server/src/db/tables/fleet'
import { payment_schedules } from '../packages/server/src/db/tables/payments'
import { truck_pictures } from '../packages/server/src/db/tables/pictures'
import { audit } from '../packages/server/src/db/tables/record-keeping'
import { startBuilt } from './support/built-server'
import { type Figure, median } from './support/measure'
import { STAFF_TOKEN, storeStaffSession } from './support/staff-session'

const TRUCKS = 40
const PICTURES = 300
const ENTRIES = 2000
const BAR_MS = 1000
const TIMES = 7
const WARM_UP = 4
const PORT = 3921

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** One vendor with trucks, schedules, fix list and a long past; pictures count among what happened. */
async function fill(db: Db): Promise<void> {
  await storeStaffSession(db)
  const notes = `<p>${'Pays late, drives far. '.repeat(40)}</p>`
  await db.insert(vendors).values({ name: 'Vega Hauling', city: 'Reno', notes })
  await db
    .insert(trucks)
    .values(upTo(TRUCKS).map(at => ({ vendor_id: 1, name: `Box ${at}`, license_plate: `7ABC${100 + at}` })))
  await db.insert(payment_schedules).values(
    upTo(TRUCKS).map(at => ({
      truck_id: at,
      vendor_id: 1,
      monthly_rate_cents: 50_000,
      start_date: '2026-03-01',
      end_date: null,
    })),
  )
  await db.insert(fix_list_items).values(
    upTo(TRUCKS).map(at => ({
      truck_id: at,
      description: `Corner ${at} peels off`,
      date_identified: '2026-03-01',
      target_close_date: '2026-03-31',
    })),
  )
  const named = upTo(PICTURES).map(at => `picture-${at}.jpg`)
  await db
    .insert(files)
    .values(named.map(name => ({ name, content_type: 'image/jpeg', bytes: 1, created_at: new Date() })))
  await db.insert(truck_pictures).values(
    named.map((file_name, at) => ({
      truck_id: (at % TRUCKS) + 1,
      file_name,
      month: '2026-03',
      side: 'driver',
      tagged_at: daysAgo(at % 90),
    })),
  )
  await db.insert(audit).values(
    upTo(ENTRIES - PICTURES).map(at => ({
      at: daysAgo(at % 400),
      actor_id: 1,
      actor_name: 'Staff',
      actor_privilege: 3,
      action: `updated truck Box ${(at % TRUCKS) + 1}`,
      message: `Staff with privilege level 3 updated truck Box ${(at % TRUCKS) + 1}`,
      entity: 'truck',
      entity_id: String((at % TRUCKS) + 1),
    })),
  )
}

interface Opened {
  /** The vendor's name stands in its input. */
  firstMs: number
  /** Trucks, fix list, payments, timeline and the notes stand there to be read; the notes' editor takes their place when the browser is idle. */
  fullMs: number
  /** How many calls of the API were begun only after the vendor's own answer had come. */
  later: number
}

declare global {
  interface Window {
    /** Milliseconds since the page was asked for, set by the script below. */
    reached?: { nothing?: number; first?: number; full?: number }
  }
}

/** Says in the page when it is as far: since it was asked for, or since the click that led to it. */
const WATCH = `
  const seen = {
    nothing: () => document.body.textContent.includes('There is no such page'),
    first: () => [...document.querySelectorAll('input')].some(({ value }) => value === 'Vega Hauling'),
    // Asked of elements alone: asking for shown text would lay the page out again and again.
    full: () =>
      document.body.textContent.includes('Pays late, drives far.') &&
      [...document.querySelectorAll('tbody tr')].filter(row => /Box|peels off/.test(row.textContent)).length >= ${TRUCKS + 20} &&
      [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Show older'),
  }
  let since = 0
  window.reached = {}
  function look() {
    for (const [name, isThere] of Object.entries(seen)) {
      if (window.reached[name] === undefined && isThere()) window.reached[name] = performance.now() - since
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener('click', ({ timeStamp }) => { since = timeStamp; window.reached = {} }, true)
`

async function open(context: BrowserContext, url: string): Promise<Opened> {
  const tab = await context.newPage()
  try {
    await tab.addInitScript(WATCH)
    await tab.goto(`${url}/dashboard/admin/drive/vendor/edit/1`)
    await tab.waitForFunction(() => window.reached?.full !== undefined, undefined, { timeout: 60_000 })
    return await tab.evaluate(() => {
      const { first = Number.NaN, full = Number.NaN } = window.reached ?? {}
      const calls = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/api/vendor/1/'))
      const own = calls.find(({ name }) => /vendor\/1\/edits/.test(name))
      const later = calls.filter(
        ({ startTime }) => own !== undefined && startTime > own.responseEnd && startTime < full,
      ).length
      return { firstMs: first, fullMs: full, later }
    })
  } finally {
    await tab.close()
  }
}

/** An address of the console that nothing answers: its own start alone, milliseconds. */
async function openNothing(context: BrowserContext, url: string): Promise<number> {
  const tab = await context.newPage()
  try {
    await tab.addInitScript(WATCH)
    await tab.goto(`${url}/dashboard/admin/nothing`)
    await tab.waitForFunction(() => window.reached?.nothing !== undefined, undefined, { timeout: 60_000 })
    return await tab.evaluate(() => window.reached?.nothing ?? Number.NaN)
  } finally {
    await tab.close()
  }
}

/** From the list of vendors, once it is at rest: from the click to the full page, milliseconds. */
async function openFromList(context: BrowserContext, url: string): Promise<number> {
  const tab = await context.newPage()
  try {
    await tab.addInitScript(WATCH)
    await tab.goto(`${url}/dashboard/admin/drive`)
    await tab.waitForLoadState('networkidle')
    await tab.getByText('Vega Hauling').first().click()
    await tab.waitForFunction(() => window.reached?.full !== undefined, undefined, { timeout: 60_000 })
    return await tab.evaluate(() => window.reached?.full ?? Number.NaN)
  } finally {
    await tab.close()
  }
}

/** The page of a vendor with a large fleet and a long past, opened by its address in a browser that was here before, and from the list. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-page-'))
  let context: BrowserContext | undefined
  try {
    const { db, close } = await openDatabase({ dataDir: folder })
    await fill(db)
    await close()
    const server = await startBuilt(folder, { port: PORT })
    try {
      context = await launchProfile(join(folder, 'profile'), SIZES.desktop)
      await context.addCookies([{ name: 'session', value: STAFF_TOKEN, url: server.url }])
      const cold = await open(context, server.url)
      // What it has seen a few times it keeps compiled.
      for (let time = 0; time < WARM_UP; time++) await open(context, server.url)
      const opened: Opened[] = []
      const started: number[] = []
      for (let time = 0; time < TIMES; time++) {
        opened.push(await open(context, server.url))
        started.push(await openNothing(context, server.url))
      }
      const clicked: number[] = []
      for (let time = 0; time < TIMES; time++) clicked.push(await openFromList(context, server.url))
      const of = (what: keyof Opened) => median(opened.map(one => one[what]))
      const beyond = of('fullMs') - median(started)
      const later = Math.max(...opened.map(one => one.later))
      return [
        {
          name: `Vendor of ${TRUCKS} trucks, ${ENTRIES} entries, ${PICTURES} pictures: full page by its address, beyond the start of the browser’s tab and the console (${median(started).toFixed(0)} ms until an address that nothing answers says so; the vendor’s own fields after ${of('firstMs').toFixed(0)} ms, all after ${of('fullMs').toFixed(0)} ms; first visit ${cold.fullMs.toFixed(0)} ms)`,
          figure: `${beyond.toFixed(0)} ms`,
          bar: `≤ ${BAR_MS} ms`,
          pass: beyond <= BAR_MS,
        },
        {
          name: 'The same from a click in the list of vendors',
          figure: `${median(clicked).toFixed(0)} ms`,
          bar: `≤ ${BAR_MS} ms`,
          pass: median(clicked) <= BAR_MS,
        },
        {
          name: 'Calls that began only when the vendor’s own was answered',
          figure: String(later),
          bar: '0',
          pass: later === 0,
        },
      ]
    } finally {
      await server.stop()
    }
  } finally {
    await context?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
