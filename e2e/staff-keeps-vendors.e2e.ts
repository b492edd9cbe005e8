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

const PAPER = { name: 'Insurance.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

it('lets a User create a vendor, stage notes and a file through a reload, and save all in one go', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url })
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/drive')
  const list = page.getByRole('table', { name: 'All Truck Vendors' })
  await list
    .getByRole('link', { name: /^Edit / })
    .first()
    .waitFor()
  await expectAccessible()

  await page.getByRole('link', { name: '+ New Vendor' }).click()
  await page.getByRole('heading', { name: 'Admin | Create Vendor' }).waitFor()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('=HYPERLINK("http://x","y")')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText(/is read as a formula by spreadsheets/).waitFor()
  await name.fill('Quinn & Sons, "Freight"')
  await page.getByLabel('SSN').fill('123-45-4320')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Vendor Was Created').waitFor()

  await page.getByRole('heading', { name: 'Edit Vendor: Quinn & Sons, "Freight"' }).waitFor()
  expect(await page.getByLabel('SSN').inputValue()).toBe('•••-••-4320')
  await page.getByRole('button', { name: 'Approved' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('Gate code 1234')
  await page.getByLabel('Choose files').setInputFiles(PAPER)
  await page.getByText(/added when you save/).waitFor()

  await page.reload()
  await page.getByText(/added when you save/).waitFor()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Vendor Was Updated').waitFor()
  await page.getByRole('button', { name: 'Download Insurance.pdf' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Insurance.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Insurance.pdf')

  // The number was not touched, so it was kept.
  await page.getByRole('button', { name: 'Reveal SSN and EIN' }).click()
  await page.getByText('SSN: 123-45-4320').waitFor()
  await page
    .getByText(/looked at SSN and EIN|updated vendor/)
    .first()
    .waitFor()

  await page.getByRole('button', { name: 'Delete Insurance.pdf' }).click()
  await page.getByRole('button', { name: 'Undo for Insurance.pdf' }).click()
  await page.getByText('No unsaved changes').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Vendor was deleted').waitFor()
  await list.waitFor()
  await end()
})

it('shows who needs attention and why, narrowed by stage, and keeps a vendor whose truck is on a campaign', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'admin')
  await page.goto('/dashboard/admin/drive')
  await page.getByRole('tab', { name: /^Needs Attention/ }).click()
  const table = page.getByRole('table', { name: 'Needs Attention' })
  await table
    .getByRole('link', { name: /bleeding not stopped|no approved picture|target close date/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: /^Worked With/ }).click()
  await page.waitForURL(/pipeline=Worked\+With/)
  await page.getByRole('button', { name: /^Worked With/, pressed: true }).waitFor()

  await page.goto('/dashboard/admin/drive/vendor/edit/1')
  await page
    .getByRole('region', { name: /^Trucks/ })
    .getByRole('link', { name: /^Box/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const asks = page.getByRole('alertdialog')
  await asks.getByRole('button', { name: 'Delete' }).click()
  await asks.getByText(/is on the campaign .*, which has not ended/).waitFor()
  await asks.getByRole('button', { name: 'Cancel' }).click()
  await end()
})

it('lets two people edit one vendor without losing what either wrote', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'admin')
  await page.goto('/dashboard/admin/drive/vendor/edit/2')
  await page.getByLabel('Nickname').fill('Mine')
  const other = await page.request.put('/api/vendor/2/edits', {
    headers: { 'x-requested-with': 'sdk' },
    data: { fields: { nickname: 'Theirs', referred_by: 'Somebody' } },
  })
  expect(other.status()).toBe(200)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const choice = page.getByRole('dialog', { name: 'Changed by someone else meanwhile' })
  await choice.getByRole('radio', { name: 'Theirs' }).waitFor()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('Vendor Was Updated').waitFor()
  expect(await page.getByLabel('Nickname').inputValue()).toBe('Mine')
  expect(await page.getByLabel('Referred by').inputValue()).toBe('Somebody')
  await end()
})
