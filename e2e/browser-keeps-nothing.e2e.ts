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

/** Runs in the page: no more fits into either storage. */
function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('No room is left', 'QuotaExceededError')
  }
}

/** Runs in the page: to touch a storage is an error, as where a browser blocks all cookies. */
function forbid(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document', 'SecurityError')
      },
    })
  }
}

const clientUsers = '/dashboard/admin/advertise/user'
const table = (page: Page) => page.getByRole('table').first()

it.each([
  ['full', fill],
  ['forbidden', forbid],
] as const)('the console works in a browser whose storage is %s', async (kind, spoil) => {
  const { page, end } = await visit({ baseURL: server.url })
  await page.addInitScript(spoil)
  await logIn(page, 'owner')
  await page.goto(clientUsers)
  const tick = table(page).getByRole('checkbox').nth(1)
  await tick.check()
  await expect.poll(() => tick.isChecked()).toBe(true)
  await table(page).getByRole('button', { name: 'Email' }).click()
  await page.waitForURL('**sort=email**')
  await page.goto('/dashboard/admin/advertise/campaign/edit/72')
  await page.getByRole('textbox', { name: 'Name' }).fill(`Coffee, ${kind}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Campaign is updated!').waitFor()
  await end()
})

it.each([
  ['full', fill],
  ['forbidden', forbid],
] as const)('the client dashboard works in a browser whose storage is %s', async (_, spoil) => {
  const { page, end } = await visit({ baseURL: server.url })
  await page.addInitScript(spoil)
  await logIn(page, 'client')
  const terms = page.getByRole('dialog', { name: 'Terms of Use' })
  await terms.waitFor()
  await page.keyboard.press('Escape')
  await terms.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^Theme:/ }).click()
  await page.getByRole('option', { name: 'Dark' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await end()
})

it('what a browser kept in another shape is forgotten, and an address that makes no sense shows the list as it is', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'owner')
  await page.goto(clientUsers)
  await table(page).getByRole('checkbox').nth(1).check()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('.selectedIds')) localStorage.setItem(key, 'null')
      if (key.startsWith('RaStore')) {
        const own = key.slice(0, key.indexOf('.'))
        localStorage.setItem(`${own}.client-users.listParams`, '{"page":-3,"perPage":0,"filter":7}')
        localStorage.setItem(`${own}.client-users.datatable`, '"name"')
      }
    }
  })
  for (const query of [
    '',
    '?perPage=0',
    '?page=-1',
    '?sort=nonsense&order=up',
    '?filter=null&displayedFilters=7',
    '?filter=%7B%22q%22%3A%7B%7D%7D',
  ]) {
    await page.goto(clientUsers + query)
    await table(page).getByRole('row').nth(1).waitFor()
    await page.getByText(/^1-\d+ of \d+/).waitFor()
  }
  await end()
})
