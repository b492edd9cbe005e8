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

it('lets a User put a truck on the fix list, close the item, reopen and delete it', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url })
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/fixlist')
  const open = page.getByRole('table', { name: 'Open Fix List Items' })
  const closed = page.getByRole('table', { name: 'Closed Fix List Items' })
  await open.getByText('Left panel torn along the lower edge').waitFor()
  await closed.getByText('Lift gate scratches the back panel').waitFor()
  await expectAccessible()

  await page.getByRole('button', { name: '+ New Fix List Item' }).click()
  const added = page.getByRole('dialog', { name: 'New Fix List Item' })
  await added.getByRole('button', { name: 'Create' }).click()
  await added.getByText('Please fix the following errors:').waitFor()
  expect(await added.getByRole('listitem').first().textContent()).toBe('Select a valid truck')
  await added.getByRole('combobox', { name: /^Truck/ }).fill('Box 101')
  await page.getByRole('option', { name: /^Box 101/ }).click()
  await added.getByRole('textbox', { name: /^Description/ }).fill('Mirror hides the logo')
  await added.getByLabel(/^Target close date/).fill('2026-06-01')
  await added.getByRole('combobox', { name: 'Owner' }).click()
  await page.getByRole('option', { name: 'Olivia Owner' }).click()
  await expectAccessible()
  await added.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Fix list item was created').waitFor()

  const mirror = open.getByRole('row', { name: /Mirror hides the logo/ })
  await mirror.getByRole('button', { name: 'Edit the fix list item of Box 101' }).click()
  const item = page.getByRole('dialog', { name: 'Fix List Item' })
  await item.getByRole('textbox', { name: 'Solution' }).fill('Mirror moved')
  await item.getByRole('button', { name: 'Mark as Closed' }).click()
  await page.getByText('Fix list item was updated').waitFor()

  const done = closed.getByRole('row', { name: /Mirror hides the logo/ })
  await done.getByRole('button', { name: /^Review/ }).click()
  await item.getByText('This fix list item was closed on: 2026-05-20').waitFor()
  await item.getByText('Mirror moved').waitFor()
  await item.getByRole('button', { name: 'Reopen' }).click()
  await item.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Fix list item was deleted').waitFor()
  await mirror.waitFor({ state: 'hidden' })
  await end()
})

it('leads from the home page to the item that presses', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/home')
  await page.getByRole('link', { name: /Left panel torn along the lower edge/ }).click()
  const item = page.getByRole('dialog', { name: 'Fix List Item' })
  expect(await item.getByRole('textbox', { name: /^Description/ }).inputValue()).toBe(
    'Left panel torn along the lower edge',
  )
  await end()
})
