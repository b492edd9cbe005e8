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

it('says when a language does not come, keeps the one that was read, and takes it when asked again', async () => {
  const { page, context } = await visit({ baseURL: server.url })
  await logIn(page, 'owner')
  await page.goto('/dashboard/admin/team')
  await page.getByRole('button', { name: 'Display' }).click()
  const language = (name: string, isChosen: boolean) =>
    page.getByRole('menuitemradio', { name, checked: isChosen })
  await language('Español', false).waitFor()

  await context.setOffline(true)
  await language('Español', false).click()
  await page.getByText('The language could not be loaded. Please try again.').waitFor()
  await language('English', true).waitFor()

  await context.setOffline(false)
  await language('Español', false).click()
  await page.getByText('Equipo').first().waitFor()
  await page.reload()
  await page.getByText('Equipo').first().waitFor()
  // Without `end`: the browser itself complains of each call without a connection.
  await context.close()
})
