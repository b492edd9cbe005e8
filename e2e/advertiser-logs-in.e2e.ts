import { afterAll, beforeAll, it } from 'vitest'
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

it('shows the login page to whoever is not signed in, and it is accessible', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await expectAccessible()
  await end()
})

let hasAccepted = false

it.each(['desktop', 'phone'] as const)(
  'takes an advertiser to the terms and then to the map, on a %s',
  async size => {
    const { page, end } = await visit({ baseURL: server.url, size })
    await logIn(page, 'client')
    const terms = page.getByRole('dialog', { name: 'Terms of Use' })
    // They come on the first visit, whichever of the sizes that is, and never again.
    if (!hasAccepted) await terms.getByRole('button', { name: 'I Accept' }).click()
    hasAccepted = true
    await terms.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: 'Campaign Map' }).waitFor()
    await end()
  },
)
