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

it('lets an Owner add, change and delete a team user, each on record', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'owner')
  await page.goto('/dashboard/admin/team')
  await page.getByRole('link', { name: '+ Create New User' }).click()
  await page.getByRole('heading', { name: 'Create Haulboard Team User' }).waitFor()

  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('A name must be provided').waitFor()
  await page.getByLabel('Name').fill('Tina Trucker')
  await page.getByLabel('Email').fill('tina@demo.test')
  await page.getByLabel('Password').first().fill('a long enough one')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Haulboard team user was created').waitFor()

  await page.getByRole('link', { name: 'Edit Tina Trucker' }).click()
  await page.getByRole('heading', { name: 'Edit Haulboard Team User' }).waitFor()
  await page.getByLabel('Name').fill('Tina Turner')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByText('Haulboard team user was updated').waitFor()
  await page.getByRole('button', { name: / changed: updated team user Tina Turner$/ }).click()
  const changes = page.getByRole('dialog', { name: 'What changed' })
  await changes.getByRole('row', { name: 'name Tina Trucker Tina Turner' }).waitFor()
  await changes.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'Edit Tina Turner' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Haulboard team user was deleted').waitFor()
  await page.getByRole('link', { name: 'Edit Tina Turner' }).waitFor({ state: 'hidden' })
  await end()
})

it('shows an Administrator why an Owner can only be looked at', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'admin')
  await page.goto('/dashboard/admin/team')
  await page.getByRole('link', { name: 'Edit Olivia Owner' }).click()
  await page.getByText('Only an Owner may change or delete').waitFor()
  expect(await page.getByLabel('Name').isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Update' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
  await end()
})
