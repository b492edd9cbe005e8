import { afterAll, beforeAll, expect, it } from 'vitest'
import { withBrowser } from './support/browser'
import { startDemo } from './support/demo-data'
import { logIn } from './support/login'
import type { RunningServer } from './support/server'

const ADDRESS = '/dashboard/admin/advertise/backdate/placeholders'
const BLOCKED = 'A Route Generation Is Already In Process... Please Wait...'

let server: RunningServer
const { visit } = withBrowser()

beforeAll(async () => {
  // Twenty past ten in Los Angeles: nothing is locked, and by itself nothing becomes so.
  server = await startDemo({ fakeNow: '2026-05-20T17:20:00.000Z' })
})

afterAll(() => server.stop())

it('lets an Owner backdate a campaign, see each day done, and find the outcome after a reload', async () => {
  const { page, expectAccessible } = await visit({ baseURL: server.url })
  await logIn(page, 'owner')
  await page.goto(ADDRESS)
  await page.getByText('Unlimited', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByText('All fields must have a value').waitFor()
  await page.getByRole('combobox', { name: /^Campaign/ }).click()
  await page.getByRole('option', { name: 'Golden State Coffee — Los Angeles' }).click()
  await page.getByLabel(/^Start Date \(Inclusive\)/).fill('2026-05-01')
  await page.getByLabel(/^End Date \(Exclusive\)/).fill('2026-05-21')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page
    .getByText('Only days that are over can be backdated: the end date can be today at the latest.')
    .waitFor()
  await expectAccessible()

  await page.getByLabel(/^End Date \(Exclusive\)/).fill('2026-05-11')
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await reloaded
  const generation = page.getByRole('article', { name: 'Golden State Coffee — Los Angeles' })
  await generation.getByText('05/01/2026 until before 05/11/2026').waitFor()
  await generation.getByText('Finished', { exact: true }).waitFor()
  expect(await page.getByText(BLOCKED).count()).toBe(0)
  const first = generation.getByRole('button', { name: /10 days/ }).first()
  await first.click()
  await generation.getByText('05/10/2026').waitFor()
  expect(await generation.getByRole('listitem').count()).toBe(10)
  await expectAccessible()

  await page.reload()
  await generation.getByText('Finished', { exact: true }).waitFor()
})

it('says so where the hour locks it', async () => {
  const locked = await startDemo({ fakeNow: '2026-05-20T17:00:00.000Z' })
  try {
    const { page } = await visit({ baseURL: locked.url })
    await logIn(page, 'admin')
    await page.goto(ADDRESS)
    await page.getByText(BLOCKED).waitFor()
    await page.getByText(/It opens at 10:15 AM/).waitFor()
  } finally {
    await locked.stop()
  }
})
