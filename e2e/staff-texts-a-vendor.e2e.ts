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

const INBOX = '/dashboard/admin/communication'

/** A telephone that nobody knows yet; the simulated carrier delivers to it. */
const PHONE = '+13105550177'
/** The simulated carrier refuses it at once. */
const REFUSED = `${INBOX}/Refused/%2B13105550001/-1`

/** A text that arrives from a telephone. */
async function text(body: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/dev/carrier/inbound`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'sdk' },
    body: JSON.stringify({ from: PHONE, body }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

const messages = (page: Page) => page.getByRole('log', { name: 'Messages', exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` })

it('lets Communication read what comes in, answer, and see what became of it without asking again', async () => {
  const { page, context, expectAccessible, end } = await visit({ baseURL: server.url })
  await logIn(page, 'comms')
  await page.waitForURL(url => url.pathname === INBOX)
  const threads = page.getByRole('list', { name: 'Threads' })
  await threads.getByRole('link').first().waitFor()
  await expectAccessible()

  // It comes to the top of the list by itself.
  await text('Which yard is it today?')
  const row = threads.getByRole('link', { name: /^\(310\) 555-0177/ })
  await row.click()
  await messages(page).getByText('Which yard is it today?').waitFor()
  await page.getByText('No vendor has this number.').waitFor()
  await expectAccessible()

  await field(page, '(310) 555-0177').fill('Vernon, gate 4.')
  await page.keyboard.press('Enter')
  await page.getByText('message sent successfully').waitFor()
  await messages(page).getByRole('img', { name: 'Delivered' }).waitFor()
  expect(await messages(page).getByText('Vernon, gate 4.').count()).toBe(1)

  await text('On my way')
  await messages(page).getByText('On my way').waitFor()

  // What is half written outlives a reload.
  await field(page, '(310) 555-0177').fill('The gate code is')
  await page.reload()
  await messages(page).getByText('On my way').waitFor()
  expect(await field(page, '(310) 555-0177').inputValue()).toBe('The gate code is')

  // Another tab shows it too; sent from both it is one message.
  const other = await context.newPage()
  await other.goto(page.url())
  await messages(other).getByText('On my way').waitFor()
  expect(await field(other, '(310) 555-0177').inputValue()).toBe('The gate code is')
  for (const tab of [page, other]) {
    await field(tab, '(310) 555-0177').press('Enter')
    await tab.getByText('message sent successfully').waitFor()
  }
  await other.close()
  await page.reload()
  await messages(page).getByText('On my way').waitFor()
  expect(await messages(page).getByText('The gate code is').count()).toBe(1)

  await text('STOP')
  await page.getByText('Potentially Blocked').waitFor()
  await field(page, '(310) 555-0177').and(page.locator(':disabled')).waitFor()
  await expectAccessible()
  await end()
})

it('says why a message failed and offers to send it once more, on a phone too', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url, size: 'phone' })
  await logIn(page, 'user')
  await page.goto(REFUSED)
  await page.getByText('Nothing was written yet').waitFor()
  await field(page, 'Refused').or(field(page, '(310) 555-0001')).fill('Anybody there?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await messages(page).getByRole('img', { name: 'Message failed' }).waitFor()
  await messages(page)
    .getByText(/\(code 21211\)/)
    .waitFor()
  await messages(page).getByRole('button', { name: 'Retry' }).waitFor()
  await expectAccessible()
  await page.getByRole('link', { name: 'Back to the threads' }).click()
  await page.getByRole('link', { name: /^\(310\) 555-0001/ }).waitFor()
  await end()
})
