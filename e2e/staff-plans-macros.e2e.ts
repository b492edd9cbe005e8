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

/** Points at the middle of the map, where the only place lies once it is drawn, until the map names it. */
async function expectNamedAtCentre(page: Page, address: string) {
  const canvas = page.locator('canvas.maplibregl-canvas')
  await canvas.waitFor()
  let step = 0
  await expect
    .poll(
      async () => {
        const box = await canvas.boundingBox()
        if (!box) return null
        step = (step + 1) % 3
        await page.mouse.move(box.x + box.width / 2 + step - 1, box.y + box.height / 2)
        return canvas.getAttribute('title')
      },
      { timeout: 20_000 },
    )
    .toBe(address)
}

it('lets an Administrator make a waypoint group, weigh it in two macros at once, and delete them', async () => {
  const { page, expectAccessible } = await visit({ baseURL: server.url })
  await logIn(page, 'admin')
  await page.goto('/dashboard/admin/drive/macro?tab=groups')
  await page.getByRole('button', { name: 'Create waypoint group' }).click()
  const group = page.getByRole('dialog', { name: 'Create waypoint group' })
  await group.getByRole('textbox', { name: /^Name/ }).fill('Airports')
  await group.getByRole('textbox', { name: /^Addresses/ }).fill('90045')
  await group.getByText('1 place on the map').waitFor()
  await expectNamedAtCentre(page, '90045')
  await group.getByRole('textbox', { name: /^Addresses/ }).fill('90045; 00000;\n91505')
  await group.getByText('This address was not found: 00000').waitFor()
  await group.getByText('2 places on the map').waitFor()
  await expectAccessible()
  await group.getByRole('textbox', { name: /^Addresses/ }).fill('90045; 91505')
  await group.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Added waypoint group!').waitFor()
  await page.getByRole('row', { name: /Airports/ }).waitFor()

  await page.getByRole('tab', { name: 'Selection Trucks' }).click()
  await page.getByRole('button', { name: 'Add Macro' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Zephyr North; Zephyr South')
  await page.getByRole('switch', { name: 'Rep Route' }).click()
  await page.getByRole('textbox', { name: 'Start Point' }).fill('90058')
  for (const [field, value] of [
    ['Number of Stops', '4'],
    ['Min Mileage', '20'],
    ['Max Mileage', '60'],
    ['Min Impressions', '1000'],
    ['Max Impressions', '4000'],
  ] as const) {
    await page.getByRole('textbox', { name: field }).fill(value)
  }
  await page.getByRole('switch', { name: 'Use Waypoint Group Weighting' }).click()
  for (const name of ['Airports', 'LA Downtown']) {
    await page.getByRole('combobox', { name: 'Choose a waypoint group' }).fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }
  const weighting = (name: string) =>
    page.getByRole('spinbutton', { name: `Weighting of ${name} in percent` })
  await weighting('Airports').fill('70')
  await page
    .getByText('The sum of all waypoint group weightings must be 100% (Allocate 30%)', { exact: true })
    .waitFor()
  await weighting('LA Downtown').fill('30')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Add multiple placeholder trucks' })
  await question.getByText('You are about to create 2 placeholder trucks. Proceed?').waitFor()
  await question.getByRole('button', { name: 'Proceed' }).click()
  await page.getByText('Added placeholder truck').waitFor()

  await page.goto('/dashboard/admin/drive/macro?filter=%7B%22q%22%3A%22zephyr%22%7D')
  const north = page.getByRole('row', { name: /Zephyr North/ })
  await north.getByText('A Airports, 70%').waitFor()
  await north.getByRole('button', { name: 'Edit Zephyr North' }).click()
  const truck = page.getByRole('dialog', { name: 'Edit selected truck' })
  await truck.getByRole('textbox', { name: /^Name/ }).fill('Zephyr East')
  await truck.getByRole('button', { name: 'Update' }).click()
  await page.getByText('Selected truck was updated!').waitFor()

  await page.getByRole('button', { name: 'Delete Zephyr East' }).click()
  const deletion = page.getByRole('alertdialog')
  await deletion.getByText('This action is irreversible').waitFor()
  await deletion.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Selection Truck Deleted!').waitFor()

  await page.goto('/dashboard/admin/drive/macro?tab=groups')
  await page.getByRole('button', { name: 'Delete Airports' }).click()
  await deletion.getByRole('button', { name: 'Delete' }).click()
  await deletion
    .getByText('The waypoint group Airports is used by Zephyr South. Take it out there first.')
    .waitFor()
  await deletion.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByRole('row', { name: /Airports/ }).count()).toBe(1)
  // The refused deletion is an error of the network to the browser, and none of the page.
  await page.context().close()
})
