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

it('finds a vendor by a misspelled name and leads to its page', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url })
  await logIn(page, 'owner')
  await page.goto('/dashboard/admin/team')
  await page.getByRole('link', { name: '+ Create New User' }).waitFor()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByText('What are you looking for?').waitFor()

  // The field has the focus.
  await page.keyboard.type('Castilo Logistics')
  const vendors = dialog.getByRole('region', { name: 'Vendors' })
  const link = vendors.getByRole('link', { name: /^Castillo Logistics/ })
  await link.waitFor()
  expect(await link.locator('mark').first().textContent()).toBe('Castillo')
  await expectAccessible()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/admin/drive/vendor/edit/3')
  await dialog.waitFor({ state: 'hidden' })
  await end()
})

it('pages through one kind of hit, says when there is nothing, and closes with Esc on a phone', async () => {
  const { page, end } = await visit({ baseURL: server.url, size: 'phone' })
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/drive')
  await page.getByRole('button', { name: 'Open the menu' }).waitFor()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('textbox').fill('example.test')
  const vendors = dialog.getByRole('region', { name: 'Vendors' })
  await vendors.getByRole('button', { name: 'Vendors, page 3' }).click()
  await vendors.locator('[aria-current]', { hasText: '3' }).waitFor()
  await expect.poll(() => vendors.getByRole('link').count()).toBe(10)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await dialog.getByRole('textbox').fill('qqqqqqqq')
  await dialog.getByText('No data found').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await end()
})

it('leads to what can be begun and to what was opened last, which is gone with the logout', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'owner')
  await page.goto('/dashboard/admin/drive/vendor/edit/3')
  await page.getByRole('heading', { name: /Castillo Logistics/ }).waitFor()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('region', { name: 'Actions' }).waitFor()
  await page.keyboard.type('new camp')
  await dialog.getByRole('region', { name: 'Go to' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/admin/advertise/campaign')

  await page.keyboard.press('Control+k')
  const recent = dialog.getByRole('region', { name: 'Recently opened' })
  await recent.getByRole('link', { name: /^Castillo Logistics/ }).click()
  await page.waitForURL('**/dashboard/admin/drive/vendor/edit/3')

  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('recent-places')))
  expect(await kept()).toHaveLength(1)
  await page.goto('/dashboard/logout')
  await page.waitForURL('**/dashboard/login')
  expect(await kept()).toEqual([])
  await end()
})

it('finds a client user, and a truck by the name that the client sees', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'owner')
  await page.goto('/dashboard/admin/advertise/campaign/edit/71')
  await page.getByRole('heading', { name: 'Golden State Coffee — Los Angeles', level: 1 }).waitFor()
  expect(await page.title()).toMatch(/^Golden State Coffee — Los Angeles · /)
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('textbox').fill('client@demo.test')
  await page.keyboard.press('Enter')
  const users = dialog.getByRole('region', { name: 'Client users' })
  await users.getByRole('link').first().click()
  await page.waitForURL('**/dashboard/admin/advertise/user/*/credential')
  await end()
})
