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

it("leads a User from Drive to a client's map and analytics, and another campaign to its map", async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/drive')
  await page.getByRole('button', { name: 'Impersonate Client' }).click()
  await page.getByLabel('Client or campaign').fill('New York')
  await page.getByRole('option', { name: /New York/ }).click()
  const sidebar = page.getByRole('complementary', { name: 'Client Dashboard Preview' })
  await sidebar.getByText("You are viewing Clara Client's dashboard").waitFor()
  await page.waitForURL(/\/advertise\/client\/impersonate\/\d+\/campaign\/72\/map/)

  await sidebar.getByRole('link', { name: 'Analytics' }).click()
  await page.getByRole('heading', { name: 'Analytics' }).waitFor()
  await sidebar.getByRole('link', { name: /San Francisco/ }).click()
  await page.waitForURL(/\/campaign\/73\/map/)
  await page.getByRole('region', { name: /Routes of .*San Francisco/ }).waitFor()
  await end()
})

it('puts each start on record, once for a visit', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'owner')
  await page.goto('/dashboard/admin/team')
  const log = page.getByRole('region', { name: 'Activity Log' })
  await log.getByRole('searchbox').fill('Uma User')
  await log.getByText('Uma User → Clara Client').waitFor()
  expect(await log.getByText('Uma User → Clara Client').count()).toBe(1)
  await end()
})
