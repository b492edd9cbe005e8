import { afterAll, beforeAll, it } from 'vitest'
import { withBrowser } from './support/browser'
import { startDemo } from './support/demo-data'
import { DEMO_PASSWORD, logIn } from './support/login'
import type { RunningServer } from './support/server'

let server: RunningServer
const { visit } = withBrowser()

beforeAll(async () => {
  server = await startDemo()
})

afterAll(() => server.stop())

it('lets an advertiser change the password, which ends the session elsewhere', async () => {
  const elsewhere = await visit({ baseURL: server.url })
  await logIn(elsewhere.page, 'client')
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'client')
  await page.getByRole('button', { name: 'I Accept' }).click()
  await page.getByRole('button', { name: /your account/ }).click()
  const account = page.getByRole('dialog', { name: 'Your account' })
  await account.getByRole('button', { name: /^Log out there/ }).waitFor()

  await account.getByLabel('Present password').fill('a guess')
  await account.getByLabel('New password').fill('four words and more')
  await account.getByRole('button', { name: 'Change password' }).click()
  await account.getByText('This is not your present password.').waitFor()
  await account.getByLabel('Present password').fill(DEMO_PASSWORD)
  await account.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password was changed. One other session ended.').waitFor()
  await account.getByRole('button', { name: /^Log out there/ }).waitFor({ state: 'hidden' })

  await elsewhere.page.reload()
  await elsewhere.page.getByRole('button', { name: 'Log In' }).waitFor()
  await elsewhere.end()
  await end()
})

it('shows one of the staff where they are logged in, and ends a session there', async () => {
  const elsewhere = await visit({ baseURL: server.url })
  await logIn(elsewhere.page, 'comms')
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'comms')
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Your account' }).click()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  await page.getByText('This one').waitFor()
  await page.getByRole('button', { name: /^Log out there: Chrome on Linux/ }).click()
  await page.getByText('That session is over.').waitFor()
  await elsewhere.page.reload()
  await elsewhere.page.getByRole('button', { name: 'Log In' }).waitFor()
  await elsewhere.end()
  await end()
})
