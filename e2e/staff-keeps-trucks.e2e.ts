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

/** The smallest PNG: one grey pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

it('lets a User add a truck, give it a picture and delete both', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url })
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/drive/vendor/truck/edit/new?vendor=1')
  await page.getByRole('navigation', { name: 'Where this truck belongs' }).waitFor()
  await page.getByLabel(/^Truck Name/).fill('Stake bed 900')
  await page.getByLabel('Year').fill('1885')
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByText('Please enter a year from 1900 to 2100.').waitFor()
  await page.getByLabel('Year').fill('2021')
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByText('Truck was created').waitFor()
  await page.getByRole('heading', { name: 'Truck Stake bed 900' }).waitFor()

  await page
    .getByLabel('Choose pictures')
    .and(page.locator('input'))
    .setInputFiles([
      { name: 'side.png', mimeType: 'image/png', buffer: PICTURE },
      { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    ])
  await page.getByText('1 of 2 uploaded').waitFor()
  await page.getByText('This is no picture that can be read.').waitFor()
  const images = page.getByRole('list', { name: 'Truck Images' })
  await images.getByRole('button', { name: /^Delete: Stake bed 900/ }).click()
  await page.getByText('Goes when saved').waitFor()
  await page.getByLabel('Make', { exact: true }).fill('Hino')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Truck was updated').waitFor()
  await page.getByText('No photographs yet').waitFor()
  await page.getByText('Uma User updated truck Stake bed 900').waitFor()

  await page.getByRole('button', { name: 'Put a tracker on' }).click()
  const tracker = page.getByRole('dialog', { name: 'The tracker of Stake bed 900' })
  await tracker.getByLabel('IMEI').fill('352099000000001')
  await tracker.getByRole('button', { name: 'Save' }).click()
  await tracker.getByText(/The tracker with this IMEI is on the truck Box 101/).waitFor()
  await tracker.getByLabel('IMEI').fill('35 209900 009009 9')
  await tracker.getByRole('button', { name: 'Save' }).click()
  await page.getByText('352099000090099').waitFor()
  await page.getByText('Uma User put a tracker on truck Stake bed 900').waitFor()

  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByRole('button', { name: 'Make the token' }).click()
  const token = page.getByRole('dialog', { name: 'The new token of Stake bed 900' })
  expect((await token.getByLabel('Token').inputValue()).length).toBeGreaterThan(15)
  await token.getByRole('button', { name: 'I have kept it' }).click()

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Truck was deleted').waitFor()
  await page.waitForURL(/\/drive\/vendor\/edit\/1$/)
  await end()
})

it('shows where a truck drove, what it carried and what happened to it', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url })
  await logIn(page, 'owner')
  await page.goto('/dashboard/admin/drive/vendor/truck/edit/1')
  await page.getByRole('heading', { name: 'Truck Box 101' }).waitFor()
  await page.getByText('1,295.2 miles').waitFor()
  await page.getByRole('list', { name: 'May 2026' }).getByRole('img').first().waitFor()
  await page.getByRole('link', { name: 'To be fixed: Left panel torn along the lower edge' }).waitFor()
  await expectAccessible()

  await page.getByRole('table', { name: 'Truck History Log' }).getByRole('button').first().click()
  const routes = page.getByRole('dialog', { name: 'Route history of Box 101' })
  await routes.getByRole('button', { name: 'Last 7 days' }).click()
  await routes.getByText('401.3 miles').waitFor()
  await routes.getByRole('button', { name: 'Show alone: drive 1', exact: true }).click()
  await routes.getByRole('button', { name: 'Show alone: drive 1', exact: true, pressed: true }).waitFor()
  await page.goto(page.url())
  await routes.getByText('401.3 miles').waitFor()
  await routes.getByRole('button', { name: 'Close' }).click()
  await routes.waitFor({ state: 'hidden' })
  await end()
})
