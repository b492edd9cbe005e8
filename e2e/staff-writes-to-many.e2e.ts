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

const PAGES = '/dashboard/admin/communication'

/** By the last digits the simulated carrier delivers, refuses at once, and sends without reaching anybody. */
const DELIVERED = '(310) 555-0155'
const REFUSED = '(310) 555-0001'
const UNREACHED = '(626) 555-0002'

const toasted = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor()

it('lets Communication write to a group and typed numbers, see what failed and why, and send once more to who can be reached', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url, timezoneId: 'Asia/Tokyo' })
  await logIn(page, 'comms')
  await page.goto(PAGES)
  await page.getByRole('link', { name: 'Groups', exact: true }).click()
  await page.getByRole('button', { name: 'Create group' }).click()
  const created = page.getByRole('dialog', { name: 'New custom group' })
  await created.getByRole('textbox', { name: /^Name/ }).fill('Harbor crew')
  await created.getByRole('textbox', { name: 'Type numbers' }).fill('310-555-0155')
  await page.keyboard.press('Enter')
  await created.getByRole('button', { name: `Did you mean ${DELIVERED}?` }).click()
  await created.getByRole('button', { name: 'Create', exact: true }).click()
  await toasted(page, 'Custom group created!')
  await page.getByRole('link', { name: 'Use in compose' }).click()

  await page.getByText('Harbor crew (1)').waitFor()
  const typed = page.getByRole('textbox', { name: 'Type numbers' })
  await typed.fill(`${REFUSED};${UNREACHED};+13105550155`)
  await typed.press('Enter')
  const send = page.getByRole('button', { name: /^Send/ })
  expect(await send.isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: 'Text' }).fill('{product}: the yard is closed in {month}.')
  // The number that is in the group and typed gets it once.
  await page.getByRole('button', { name: 'Send to 3' }).waitFor()
  await page.getByText('Haulboard: the yard is closed in May.').waitFor()
  await expectAccessible()

  await page.reload()
  await page.getByText('Harbor crew (1)').waitFor()
  await page.getByRole('button', { name: 'Send to 3' }).click()
  await page.waitForURL(/communication\/blast\/\d+$/)
  const summary = page.getByRole('dialog', { name: 'Summary' })
  await summary.getByText(REFUSED).waitFor()
  await page.reload()
  await page.getByText('3/3').waitFor()
  await summary.getByText(REFUSED).waitFor()
  await summary.getByText(/\(21211\)/).waitFor()
  await expectAccessible()
  // What the carrier reports afterwards shows by itself.
  await summary.getByText(UNREACHED).waitFor()
  const first = page.url()
  const retry = summary.getByRole('button', { name: 'Retry failed' })
  // Neither can be reached: a retry would send to nobody.
  await summary
    .getByText(/^Not tried again/)
    .nth(1)
    .waitFor()
  expect(await retry.count()).toBe(0)
  // A text from there shows that the number can be reached after all.
  const inbound = { from: '+16265550002', body: 'This is our number.' }
  const answer = await page.request.post(`${server.url}/api/dev/carrier/inbound`, { data: inbound })
  expect(answer.status()).toBe(200)
  await retry.click()
  await page.waitForURL(url => /blast\/\d+$/.test(url.pathname) && url.href !== first)

  await page.getByText('0/1').or(page.getByText('1/1')).waitFor()
  await page.goto(`${PAGES}/compose`)
  await page.getByText('Nobody is chosen yet', { exact: false }).waitFor()
  await end()
})

it('lets Communication keep a template, schedule it in Los Angeles from Tokyo, and take it back', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url, timezoneId: 'Asia/Tokyo' })
  await logIn(page, 'comms')
  await page.goto(`${PAGES}/templates`)
  await page.getByRole('button', { name: 'Add New' }).click()
  const added = page.getByRole('dialog', { name: 'New template' })
  await added.getByRole('textbox', { name: /^Name/ }).fill('Wash day')
  await added.getByRole('textbox', { name: /^Text/ }).fill('Please wash the truck.')
  await added.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('heading', { name: 'Wash day' }).waitFor()
  await page.getByRole('link', { name: 'Use in compose' }).click()
  const typed = page.getByRole('textbox', { name: 'Type numbers' })
  await typed.fill('3105550156')
  await typed.press('Enter')
  await page.getByRole('button', { name: 'Send to 1' }).waitFor()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const schedule = page.getByRole('dialog', { name: 'Schedule Send' })
  await schedule.getByRole('button', { name: 'Tomorrow morning: 9:00 AM' }).click()
  await schedule.getByText('Thu, 05/21/2026, 9:00 AM PDT').waitFor()
  // Under the pointer a button has other colours.
  await page.mouse.move(0, 0)
  await expectAccessible()
  await schedule.getByRole('button', { name: 'Schedule', exact: true }).click()
  await page.getByText(/^Goes to one number on Thu, 05\/21\/2026, 9:00 AM PDT/).waitFor()

  await page.getByRole('link', { name: 'To the scheduled messages' }).click()
  await page.getByRole('searchbox').fill('wash the truck')
  await page.getByRole('button', { name: 'Delete the message to (310) 555-0156' }).click()
  const question = page.getByRole('alertdialog')
  await question
    .getByText(
      'This action will permanently delete this schedule message. Are you sure you want to continue?',
    )
    .waitFor()
  await question.getByRole('button', { name: 'Delete' }).click()
  await toasted(page, 'Scheduled message deleted')
  await end()
})
