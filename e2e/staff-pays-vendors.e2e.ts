import { readFile } from 'node:fs/promises'
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

async function closeApril(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close the month' }).click()
  const question = page.getByRole('alertdialog', { name: 'Close April 2026?' })
  await question.getByText(/^\$[\d,]+\.\d\d for \d+ vendors in \d+ payments/).waitFor()
  await question.getByRole('button', { name: 'Close the month' }).click()
  await page.getByText(/^Closed on 05\/20\/2026 by /).waitFor()
}

it('lets a User add a schedule, close the month, save its bills, reopen it and see what changed', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url })
  /** Buttons under the pointer have other colours, and their names beside them. */
  async function look(): Promise<void> {
    await page.mouse.move(0, 0)
    await page.getByRole('tooltip').waitFor({ state: 'hidden' })
    await expectAccessible()
  }
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/drive/payments')
  const table = page.getByRole('table', { name: 'Payments of the month' })
  await table.getByText(/^Total of \d+ payments$/).waitFor()
  await page.getByText('Can be closed from 05/31/2026 on').waitFor()
  await page.getByRole('button', { name: 'April 2026' }).click()
  await page.waitForURL(/month=2026-04/)
  await page.getByRole('button', { name: 'Close the month' }).waitFor()
  await look()

  await page.getByRole('button', { name: '+ Payment Schedule' }).click()
  const added = page.getByRole('dialog', { name: 'Add Payment Schedule' })
  await added.getByRole('combobox', { name: /^Truck/ }).fill('Box 121')
  await page.getByRole('option', { name: /^Box 121/ }).click()
  const rate = added.getByRole('textbox', { name: /^Monthly rate/ })
  await rate.fill('333.335')
  await added.getByLabel(/^End date/).fill('2026-04-15')
  await added.getByRole('button', { name: 'Add', exact: true }).click()
  await added.getByText('The monthly rate can’t have parts of a cent.').waitFor()
  await rate.fill('310')
  await added.getByText('April 2026: 15 of 30 days, 50.0%').waitFor()
  await added.getByText('$155.00').waitFor()
  await look()
  await added.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Payment schedule was added').waitFor()
  await page.getByRole('searchbox', { name: 'Search' }).fill('Box 121')
  await table.getByText(/^Total of 1 payment found/).waitFor()
  const line = table.getByRole('row', { name: /^Box 121/ })
  await line.getByText('$155.00').waitFor()

  await closeApril(page)
  await page.getByRole('button', { name: 'Summary CSV' }).click()
  const files = page.getByRole('alertdialog', { name: 'Summary CSV of April 2026' })
  await files.getByText(/^It has a bill for every vendor/).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: 'Save the file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('payment_summary_2026_04.csv')
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^\uFEFF?Vendor Name,Invoice #,Invoice Date,[^]*,April 2026-1,05\/20\/2026,05\/21\/2026,/,
  )

  const edit = line.getByRole('button', { name: 'Edit the payment schedule of Box 121' })
  await edit.click()
  const edited = page.getByRole('dialog', { name: 'Edit Payment Schedule' })
  await edited.getByRole('textbox', { name: /^Monthly rate/ }).fill('400')
  await edited.getByRole('button', { name: 'Update' }).click()
  // A toast says the same for some seconds.
  await edited
    .getByText('This changes a pay period that is closed. Open it again first. (April 2026)')
    .waitFor()
  await edited.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Reopen the month' }).click()
  const reopening = page.getByRole('alertdialog', { name: 'Reopen April 2026?' })
  await reopening.getByRole('button', { name: 'Reopen the month' }).click()
  await reopening.getByText('Please say why the pay period is opened again.').waitFor()
  await reopening.getByRole('textbox', { name: /^Reason/ }).fill('The rate of Box 121 was wrong')
  await reopening.getByRole('button', { name: 'Reopen the month' }).click()
  await page.getByText('Opened again after it was closed: The rate of Box 121 was wrong').waitFor()

  // What was refused was kept.
  await edit.click()
  await edited.getByText('Unsaved changes', { exact: true }).waitFor()
  await edited.getByRole('button', { name: 'Update' }).click()
  await page.getByText('Payment schedule was updated').waitFor()
  await line.getByText('$200.00').waitFor()

  await closeApril(page)
  await page.getByRole('button', { name: 'Summary CSV' }).click()
  await files.getByText(/^It went out last on 05\/20\/2026/).waitFor()
  await files
    .getByText(
      /Box 121.*04\/01\/2026 – 04\/15\/2026, \$200\.00 instead of 04\/01\/2026 – 04\/15\/2026, \$155\.00$/,
    )
    .waitFor()
  await look()
  await end()
})

it('says of an address with no such month what is to be done', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/drive/payments?month=2026-13')
  await page.getByText('Please choose a month like 2026-05, between 2000 and 2099.').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Current month' }).last().click()
  await page.getByText(/^Total of \d+ payments$/).waitFor()
  await end()
})
