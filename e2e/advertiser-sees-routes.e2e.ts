import { afterAll, beforeAll, expect, it } from 'vitest'
import { withBrowser, type Visit } from './support/browser'
import { startDemo } from './support/demo-data'
import { logIn } from './support/login'
import type { RunningServer } from './support/server'

let server: RunningServer
const { visit } = withBrowser()

beforeAll(async () => {
  server = await startDemo()
})

afterAll(() => server.stop())

/** Logs in and waves the terms away for this session. */
async function advertiser(size: 'desktop' | 'phone' = 'desktop'): Promise<Visit> {
  const opened = await visit({ baseURL: server.url, size })
  await logIn(opened.page, 'client')
  const terms = opened.page.getByRole('dialog', { name: 'Terms of Use' })
  await terms.waitFor()
  await opened.page.keyboard.press('Escape')
  await terms.waitFor({ state: 'hidden' })
  return opened
}

it('draws the routes of the campaign an inventory link names, and the link holds what is seen', async () => {
  const { page, expectAccessible, end } = await advertiser()
  await page.goto('/dashboard/map/NYC')
  const card = page.getByRole('link', { name: /Golden State Coffee — New York/ })
  await card.waitFor()
  expect(await card.getAttribute('aria-current')).not.toBeNull()
  await page.getByText('Drawing Routes...').waitFor({ state: 'hidden' })
  const totals = page.getByLabel('Totals of what is drawn')
  await expect.poll(() => totals.textContent()).toMatch(/Trucks\s*\d+.*Miles\s*[\d,]+.*Impressions\s*[\d,]+/s)
  await page.getByRole('switch', { name: 'Measured only' }).click()
  await page.getByRole('button', { name: 'View as table' }).click()
  const table = page.getByRole('table')
  // A Rep Route keeps its row, in which nothing counts.
  await expect.poll(() => table.textContent()).not.toContain('Modelled')
  const shown = await table.textContent()
  expect(shown).toContain('GPS measured')
  await expectAccessible()
  await page.goto(page.url())
  await expect.poll(() => table.textContent()).toBe(shown)
  await end()
})

it('asks for a time frame until one is chosen, and redraws with it', async () => {
  const { page, end } = await advertiser()
  await page.goto('/dashboard/map?campaign=71')
  await page.getByText('Drawing Routes...').waitFor({ state: 'hidden' })
  const totals = page.getByLabel('Totals of what is drawn')
  // Until the routes are there, the strip holds no figure.
  await expect.poll(() => totals.textContent()).toMatch(/Miles\s*[\d,]+/)
  const week = await totals.textContent()
  await page.getByRole('button', { name: /Select Time Frame/ }).click()
  await page.getByRole('option', { name: '1 Month' }).click()
  await page.getByRole('button', { name: /1 Month/ }).waitFor()
  const figures = async () => /Miles\s*[\d,]+/.exec((await totals.textContent()) ?? '')?.[0]
  await expect.poll(figures).toBeDefined()
  await expect.poll(() => totals.textContent()).not.toBe(week)
  await expect.poll(() => new URL(page.url()).searchParams.get('period')).toBe('1M')
  await end()
})

it('counts on the analytics page what the report holds', async () => {
  const { page, expectAccessible, end } = await advertiser()
  await page.goto('/dashboard/analytics?campaign=71')
  const totals = page.getByRole('region', { name: 'Totals' })
  await totals.getByText('Total Impressions').waitFor()
  const card = totals.getByRole('article').filter({ hasText: 'Total Impressions' })
  const shown = await card.getByText(/^[\d,]+$/).textContent()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('golden_state_coffee_los_angeles.csv')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  const rows = Buffer.concat(chunks).toString('utf8').replace('\uFEFF', '').trim().split('\r\n')
  expect(rows[0]).toBe('Date,Daily Impressions,Cumulative Impressions,Daily Miles,Cumulative Miles')
  const last = rows.filter(row => /^\d/.test(row)).at(-1)
  expect(last?.split(',')[2]).toBe(shown?.replaceAll(',', ''))
  await expectAccessible()
  await end()
})

it('has no report for a campaign without one', async () => {
  const { page, end } = await advertiser()
  await page.goto('/dashboard/analytics?campaign=72')
  await page.getByText('Total Impressions').waitFor()
  expect(await page.getByRole('button', { name: 'Download' }).count()).toBe(0)
  await end()
})

it('says that the server is away, loses nothing, and goes on when it is back', async () => {
  const { page, end } = await advertiser()
  await page.goto('/dashboard/map?campaign=73')
  await page.getByText('Drawing Routes...').waitFor({ state: 'hidden' })
  await page.route('**/api/campaign/71/**', route => route.abort())
  await page.getByRole('link', { name: /Golden State Coffee — Los Angeles/ }).click()
  await page.getByRole('button', { name: 'Try again' }).first().waitFor()
  await page.unroute('**/api/campaign/71/**')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByLabel('Totals of what is drawn').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('campaign')).toBe('71')
  await end()
})

it('brings the base map when it is back, and complains no more', async () => {
  const { page, end } = await advertiser()
  await page.route('**/basemap/**', route => route.abort())
  await page.goto('/dashboard/map?campaign=72')
  const problem = page.getByText('Part of the map could not be loaded.')
  await problem.waitFor()
  await page.unroute('**/basemap/**')
  await Promise.all([
    page.waitForResponse('**/basemap/places.geojson'),
    page.getByRole('button', { name: 'Try again' }).click(),
  ])
  await page.getByText('Drawing Routes...').waitFor({ state: 'hidden' })
  expect(await problem.count()).toBe(0)
  await end()
})

it('shows one vehicle of the list before the others, and all again with Esc', async () => {
  const { page, expectAccessible, end } = await advertiser()
  await page.goto('/dashboard/map?campaign=72')
  await page.getByText('Drawing Routes...').waitFor({ state: 'hidden' })
  const only = () => new URL(page.url()).searchParams.get('only')
  const list = page.locator('details').filter({ hasText: 'Vehicles' })
  const second = list.getByRole('button').nth(1)
  await list.locator('summary').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true')
  expect(only()).toMatch(/^truck-\d+$/)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect.poll(only).toBeNull()
  await end()
})

it('works on a phone', async () => {
  const { page, expectAccessible, end } = await advertiser('phone')
  await page.goto('/dashboard/map?campaign=71')
  await page.getByLabel('Totals of what is drawn').waitFor()
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await expectAccessible()
  await end()
})

it('keeps what was chosen on the way to the analytics and back, and what makes sense in another campaign', async () => {
  const { page, end } = await advertiser()
  await page.goto('/dashboard/map?campaign=71&period=1M&measured=1')
  await page.getByText('Drawing Routes...').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Select Trucks' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: '1 Truck(s)' }).waitFor()
  const chosen = new URL(page.url()).search
  await page.getByRole('link', { name: 'Analytics' }).click()
  await page.getByText('Total Impressions').waitFor()
  await page.getByRole('link', { name: 'Campaign Map' }).click()
  await page.getByRole('button', { name: '1 Truck(s)' }).waitFor()
  expect(new URL(page.url()).search).toBe(chosen)
  await page.getByRole('link', { name: /Golden State Coffee — New York/ }).click()
  await page.getByRole('button', { name: '1 Month' }).waitFor()
  await page.getByRole('button', { name: 'Select Trucks' }).waitFor()
  await end()
})

it('leads by Ctrl+K to a day and to a truck, and the address holds them', async () => {
  const { page, expectAccessible, end } = await advertiser()
  await page.goto('/dashboard/analytics?campaign=71')
  await page.getByText('Total Impressions').waitFor()
  expect(await page.title()).toMatch(/^Golden State Coffee — Los Angeles · Analytics · /)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const day = dialog.getByRole('region', { name: 'Days' }).getByRole('link').first()
  await day.waitFor()
  await expectAccessible()
  await day.click()
  await dialog.waitFor({ state: 'hidden' })
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('from')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(searchParams.get('to')).toBe(searchParams.get('from'))

  await page.keyboard.press('Control+k')
  await dialog.getByRole('region', { name: 'Trucks' }).waitFor()
  await page.keyboard.type('truck')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard\/map\?.*truck=/)
  await end()
})

it('stays within a phone with an open list, in the analytics and in the description of the calls', async () => {
  const { page, end } = await advertiser('phone')
  const isWithin = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main, main section')].every(
        ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
      ),
    )
  await page.goto('/dashboard/map?campaign=71')
  await page.getByText('Drawing Routes...').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Select Trucks' }).click()
  await page.getByRole('dialog', { name: 'Trucks' }).waitFor()
  expect(await isWithin()).toBe(true)
  await page.goto('/dashboard/analytics?campaign=71')
  const figures = page.getByRole('region', { name: 'Totals' })
  await figures.waitFor()
  expect((await figures.boundingBox())?.y).toBeLessThan(260)
  await page.goto('/api/docs')
  expect(await isWithin()).toBe(true)
  await end()
})
