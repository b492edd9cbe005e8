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

it('lets a User end a schedule early by a removal, and reopen it with the old end', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url })
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/production')
  await page.getByRole('navigation', { name: 'Sections of production' }).getByText('Removals').click()
  const upcoming = page.getByRole('table', { name: 'Upcoming Removals' })
  const completed = page.getByRole('table', { name: 'Completed Removals' })
  await completed.getByRole('row').nth(1).waitFor()
  await page.getByRole('searchbox').first().fill('Box 101')
  // The search writes itself into the address, where the removal of the dialog stands too.
  await page.waitForURL(/Box(%20|\+)101/)
  const row = upcoming.getByRole('row', { name: /Box 101.*06\/17\/2026/ })
  await row.getByRole('button', { name: 'Edit the removal of Box 101' }).click()

  const open = page.getByRole('dialog', { name: 'Removal' })
  await open.getByLabel(/^Actual removal date/).fill('2026-05-18')
  await open.getByRole('textbox', { name: 'Notes' }).fill('Both sides are clean.')
  await expectAccessible()
  await open.getByRole('button', { name: 'Save & Mark Removed' }).click()
  const warning = page.getByRole('alertdialog')
  await warning.getByText(/^The payment schedule will end early by 30 days\./).waitFor()
  await warning.getByRole('button', { name: 'End early' }).click()
  await page.getByText('Removal was marked as completed').waitFor()
  await open.waitFor({ state: 'hidden' })

  await completed.getByRole('button', { name: 'Review the removal of Box 101' }).first().click()
  const review = page.getByRole('dialog', { name: 'Review Past Removal' })
  await review.getByText('This removal was completed on: 05/18/2026').waitFor()
  await review.getByText(/Old end date: 06\/17\/2026, new end date: 05\/18\/2026\./).waitFor()
  await expectAccessible()
  await review.getByRole('checkbox', { name: /^Restore the end/ }).check()
  await review.getByRole('button', { name: 'Reopen' }).click()
  await page.getByText('Removal was reopened').waitFor()
  await row.waitFor()
  await end()
})

it('shows installs, ends and removals in a calendar, also to a calendar program', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url })
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/production/calendar')
  const month = page.getByRole('table', { name: 'May 2026' })
  await month
    .getByRole('link', { name: /^Removal due/ })
    .first()
    .waitFor()
  await expectAccessible()
  const more = month.getByRole('link', { name: /^\d+ more/ }).first()
  const shown = () => month.getByRole('link', { name: /^(Install|Removal due|Removed)/ }).count()
  const onScreen = await shown()
  await page.emulateMedia({ media: 'print' })
  await more.waitFor({ state: 'hidden' })
  expect(await shown()).toBeGreaterThan(onScreen)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Calendar address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make an address' }).click()
  const url = await dialog.getByRole('textbox', { name: 'Calendar address' }).inputValue()
  const answer = await fetch(`${server.url}${new URL(url).pathname}`)
  expect(await answer.text()).toContain('SUMMARY:Removal due: ')
  await end()
})
