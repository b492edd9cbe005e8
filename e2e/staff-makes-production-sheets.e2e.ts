import { readFile } from 'node:fs/promises'
import { readCsv } from '@product/sdk/values'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withBrowser } from './support/browser'
import { startDemo } from './support/demo-data'
import { logIn } from './support/login'
import type { RunningServer } from './support/server'

let server: RunningServer
const { visit } = withBrowser()

beforeAll(async () => {
  server = await startDemo()
})

afterAll(() => server.stop())

type Visit = Awaited<ReturnType<typeof visit>>

/** Buttons under the pointer have other colours. */
async function look({ page, expectAccessible }: Visit): Promise<void> {
  await page.mouse.move(0, 0)
  await expectAccessible()
}

async function saved(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

it('lets a User tick trucks over searches and pages and save them for the printer and the installer', async () => {
  const staff = await visit({ baseURL: server.url })
  const { page, end } = staff
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/production/print-order-sheet')
  await page
    .getByRole('checkbox', { name: /^Select Box/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Export Excel' }).click()
  await page.getByText('No data selected for export').waitFor()
  await look(staff)
  await page
    .getByRole('checkbox', { name: /^Select Box/ })
    .first()
    .check()
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('no such plate')
  await page.getByText('Nothing matches the search').waitFor()
  await search.fill('')
  const ticked = page.getByRole('checkbox', { name: /^Select Box/, checked: true })
  await ticked.waitFor()
  await page.getByRole('button', { name: 'Go to page 2' }).click()
  await ticked.waitFor({ state: 'hidden' })
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Export Excel (11)' }).waitFor()
  await look(staff)
  const print = await saved(page, 'Export Excel (11)')
  expect(print.name).toBe('Haulboard Print Order Sheet 2026-05-20.xlsx')
  // A zip archive, as every .xlsx is; its cells are read in the handler's test.
  expect(print.bytes.subarray(0, 2).toString()).toBe('PK')
  await page.getByText(`${print.name} was saved with 11 trucks`).waitFor()

  await page.goto('/dashboard/admin/production/install-guide-sheet')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const all = page.getByRole('button', { name: /^Select all \d+ found$/ })
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0]
  await all.click()
  const guide = await saved(page, `Export Excel (${count})`)
  expect(guide.name).toBe('Haulboard Install Guide Sheet 2026-05-20.xlsx')
  await look(staff)
  await end()
})

it('saves the inventory of some cities, without a truck that was put on a campaign meanwhile', async () => {
  const staff = await visit({ baseURL: server.url })
  const { page, end } = staff
  await logIn(page, 'owner')
  await page.goto('/dashboard/admin/production/inventory')
  await page.getByRole('table', { name: 'Available Inventory' }).waitFor()
  await page.getByRole('combobox', { name: 'Cities' }).click()
  const option = page.getByRole('listbox').getByRole('option').first()
  const city = (await option.textContent()) ?? ''
  await option.click()
  await page.keyboard.press('Escape')
  await page.waitForURL(/filter=/)
  await page.getByRole('button', { name: city, exact: true }).waitFor()
  await look(staff)

  const before = await saved(page, 'Export CSV')
  expect(before.name).toBe('inventory_data.csv')
  const [head = [], ...rows] = readCsv(before.bytes.toString('utf8'))
  expect(head.slice(0, 4)).toEqual(['Vendor Name', 'City', 'Phone', 'Truck Name'])
  expect(new Set(rows.map(row => row[1]))).toEqual(new Set([city]))

  const taken = rows[0]?.[3] ?? ''
  await page.evaluate(async name => {
    const call = async (path: string, init: RequestInit = {}) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'sdk' }
      return (await fetch(`/api${path}`, { ...init, headers })).json()
    }
    const { unassigned_trucks } = await call('/truck/unassigned')
    const truck = unassigned_trucks.find((each: { name: string }) => each.name === name)
    const body = {
      id: 71,
      macro_truck_id: null,
      avg_mileage: 60,
      days_driven_per_week: 7,
      tracking_start: '2026-05-20T07:00:00.000Z',
      tracking_end: null,
      campaign_display_name: name,
      license_plate: null,
      gps_provider: 'Clearpath',
    }
    await call(`/campaign/71/truck/${truck.truck_id}`, { method: 'PUT', body: JSON.stringify(body) })
  }, taken)
  const after = await saved(page, 'Export CSV')
  await page.getByText(`and is left out: ${taken}`).waitFor()
  expect(readCsv(after.bytes.toString('utf8'))).toHaveLength(rows.length)
  await end()
})
