import type { Locator, Page } from 'playwright-core'
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

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate(element => element === element.ownerDocument.activeElement)

/** More than any page has on its way. */
const MOST_STEPS = 120

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, locator: Locator): Promise<void> {
  await locator.waitFor()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await hasFocus(locator)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus never comes to ${locator}.`)
}

async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }))
  await page.keyboard.press('Enter')
}

async function type(page: Page, locator: Locator, text: string): Promise<void> {
  await tabTo(page, locator)
  await page.keyboard.type(text)
}

it('lets a User create a vendor, a truck of it and its payment schedule by the keyboard alone', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'user')
  await page.getByRole('link', { name: '+ New Vendor' }).waitFor()
  await press(page, 'link', '+ New Vendor')

  await type(page, page.getByRole('textbox', { name: 'Name', exact: true }), 'Keyboard Freight')
  await press(page, 'button', 'Create')
  await page.getByRole('heading', { name: 'Edit Vendor: Keyboard Freight' }).waitFor()

  await press(page, 'link', '+ New Truck')
  await type(page, page.getByRole('textbox', { name: 'Truck Name' }), 'Box 900')
  // Enter in a field sends the form.
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Truck Box 900' }).waitFor()

  await press(page, 'button', '+ Payment Schedule')
  const dialog = page.getByRole('dialog', { name: 'Add Payment Schedule' })
  await type(page, dialog.getByRole('textbox', { name: /^Monthly rate/ }), '900')
  await page.keyboard.press('Enter')
  await page.getByText('Payment schedule was added').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  // The focus is back where the dialog was opened.
  await expect.poll(() => hasFocus(page.getByRole('button', { name: '+ Payment Schedule' }))).toBe(true)

  const edit = page.getByRole('button', { name: 'Edit the payment schedule of Box 900' })
  await tabTo(page, edit)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Edit Payment Schedule' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(edit)).toBe(true)
  await end()
})
