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

it('stages a name, a truck and a target area, keeps them through a reload, and saves all in one go', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url })
  await logIn(page, 'owner')
  await page.goto('/dashboard/admin/advertise')
  await page.getByRole('tab', { name: 'In-Production Campaigns' }).click()
  await page.getByRole('tab', { name: 'Active Campaigns' }).click()
  await page
    .getByRole('link', { name: /^Edit .*New York/ })
    .first()
    .click()

  await page.getByRole('textbox', { name: 'Name' }).fill('Coffee for Manhattan')
  await page.getByRole('button', { name: 'Add truck' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Campaign Truck' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByText('No Truck or Macro selected. Please select one of them!').waitFor()
  await dialog.getByRole('combobox', { name: 'Truck' }).fill('Box')
  await page
    .getByRole('option', { name: /on Golden State Coffee — Los Angeles/ })
    .first()
    .click()
  await dialog.getByLabel('Campaign display name').fill('Visitor')
  await dialog.getByLabel('Average mileage a day').fill('80')
  const start = dialog.getByRole('group', { name: 'Tracking start' })
  await start.getByRole('spinbutton', { name: 'Month' }).click()
  await page.keyboard.type('05202026')
  await dialog.getByText(/is also on campaign Golden State Coffee — Los Angeles/).waitFor()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Add by coordinates' }).click()
  for (const [side, value] of Object.entries({ West: '-74', South: '40.7', East: '-73.9', North: '40.8' })) {
    await page.getByLabel(side, { exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'Put on the map' }).click()

  await page.reload()
  await page.getByText('Will save: 1 field, 1 truck added, 1 target area added').waitFor()
  await page.getByRole('button', { name: 'Undo: Add a target area' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Campaign is updated!').waitFor()
  await page.getByText(/Saved at .*: 1 field, 1 truck added/).waitFor()
  await page.getByText('Nothing changed yet').waitFor()
  await end()
})

it('puts ten trucks on a campaign in one dialog, without the mouse', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'owner')
  await page.goto('/dashboard/admin/advertise/campaign/edit/72')
  await page.getByRole('button', { name: 'Add truck' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Campaign Truck' })
  const truck = dialog.getByRole('combobox', { name: 'Truck' })
  for (let number = 1; number <= 10; number += 1) {
    await expect.poll(() => truck.evaluate(input => input === document.activeElement)).toBe(true)
    await page.keyboard.type('bo')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    // A first truck without a mileage of its own asks for one; those after it take over that.
    const mileage = dialog.getByLabel('Average mileage a day')
    if ((await mileage.inputValue()) === '') await mileage.fill('60')
    await dialog.getByRole('button', { name: 'Add and another' }).press('Enter')
    await dialog.getByText(new RegExp(`, ${number} added so far`)).waitFor()
  }
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Will save: 10 trucks added').waitFor()
  await end()
})

it('lets staff choose when somebody else saved in between', async () => {
  const { page, end } = await visit({ baseURL: server.url })
  await logIn(page, 'admin')
  await page.goto('/dashboard/admin/advertise/campaign/edit/72')
  await page.getByRole('textbox', { name: 'Name' }).fill('Mine')
  const other = await page.request.put('/api/campaign/72/edits', {
    headers: { 'x-requested-with': 'sdk' },
    data: { fields: { name: 'Theirs', view_priority: 9 } },
  })
  expect(other.status()).toBe(200)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const choice = page.getByRole('dialog', { name: 'Changed by someone else meanwhile' })
  await choice.getByText(/→ Theirs/).waitFor()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('Campaign is updated!').waitFor()
  await expect.poll(() => page.getByLabel('View priority').inputValue()).toBe('9')
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Mine')
  await end()
})
