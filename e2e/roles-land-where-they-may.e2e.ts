import { afterAll, beforeAll, expect, it } from 'vitest'
import { withBrowser } from './support/browser'
import { startDemo } from './support/demo-data'
import { type DemoLogin, logIn } from './support/login'
import type { RunningServer } from './support/server'

let server: RunningServer
const { visit } = withBrowser()

beforeAll(async () => {
  server = await startDemo()
})

afterAll(() => server.stop())

it.each<[DemoLogin, string]>([
  ['owner', '/dashboard/admin/advertise'],
  ['admin', '/dashboard/admin/advertise'],
  ['user', '/dashboard/admin/drive'],
  ['comms', '/dashboard/admin/communication'],
  ['client', '/dashboard/map'],
])('%s lands on %s', async (who, landing) => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, who)
  await page.waitForURL(url => url.pathname === landing)
  await end()
})

it.each<[DemoLogin, string, string]>([
  ['client', '/dashboard/admin/team', '/dashboard/map'],
  ['user', '/dashboard/admin/team', '/dashboard/admin/drive'],
  ['user', '/dashboard/admin/advertise/user', '/dashboard/admin/drive'],
  ['comms', '/dashboard/admin/drive', '/dashboard/admin/communication'],
  ['comms', '/dashboard/map', '/dashboard/admin/communication'],
])('%s who types %s is sent to %s', async (who, typed, sentTo) => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, who)
  await page.goto(typed)
  await page.waitForURL(url => url.pathname === sentTo)
  await end()
})

it('comes back after login to the page that was asked for', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await page.goto('/dashboard/analytics?campaign=72')
  await page.getByLabel('Email').fill('client@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('haulboard-demo')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(
    url => url.pathname === '/dashboard/analytics' && url.searchParams.get('campaign') === '72',
  )
  await end()
})

it('refuses a wrong password with the same words as an unknown address', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await page.goto('/dashboard/login')
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByText('An email must be provided').waitFor()
  await page.getByText('A password must be provided').waitFor()
  for (const email of ['client@demo.test', 'nobody@demo.test']) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Log In' }).click()
    await page.getByText('Invalid email/password').waitFor()
  }
  await end()
})

it('tells once that the session has expired, and closing it leads to the login page', async () => {
  const { page, context, end } = await visit({ baseURL: server.url })
  await logIn(page, 'client')
  await page.getByRole('dialog', { name: 'Terms of Use' }).waitFor()
  await page.keyboard.press('Escape')
  await context.clearCookies()
  await page.getByRole('link', { name: 'Analytics' }).click()
  const text = page.getByText(
    'Your session has expired. You will be automatically logged out in 5 seconds. Please log back in again to proceed with your activity.',
  )
  await text.waitFor()
  expect(await text.count()).toBe(1)
  await page.waitForURL(url => url.pathname === '/dashboard/login')
  await end()
})

it('logging out in one tab takes the other one along', async () => {
  const { page, context, end } = await visit({ baseURL: server.url })
  await logIn(page, 'client')
  const other = await context.newPage()
  await other.goto('/dashboard/analytics')
  await page.goto('/dashboard/logout')
  await page.waitForURL(url => url.pathname === '/dashboard/login')
  await other.waitForURL(url => url.pathname === '/dashboard/login')
  await end()
})
