import { Secret, TOTP } from 'otpauth'
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

it('lets one of the staff set up a second factor, which the next login asks for', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url })
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/account')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  await expectAccessible()
  // A telephone that goes by the demo's clock.
  const asked = await page.request.post('/api/user/token/verify', { headers: { 'x-requested-with': 'sdk' } })
  const { now } = (await asked.json()) as { now: string }
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  await page.getByLabel('Code').fill(app.generate({ timestamp: Date.parse(now) }))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  const [code = ''] = await codes.allTextContents()
  await expectAccessible()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText(/10 recovery codes left/).waitFor()

  await page.goto('/dashboard/logout')
  await page.getByLabel('Email').fill('user@demo.test')
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByLabel('Code').fill(code)
  await expectAccessible()
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(url => url.pathname.startsWith('/dashboard/admin'))
  await page.goto('/dashboard/admin/account')
  await page.getByText(/9 recovery codes left/).waitFor()
  await end()
})
