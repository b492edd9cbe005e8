import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withBrowser } from './support/browser'
import { copyDemo } from './support/demo-data'
import { logIn } from './support/login'
import { type RunningServer, startServer } from './support/server'

const command = fileURLToPath(new URL('../packages/server/dist/import-fleet-cli.js', import.meta.url))
const { visit } = withBrowser()
let server: RunningServer
let dataDir: string
let files: string

beforeAll(async () => {
  files = mkdtempSync(join(tmpdir(), 'haulboard-import-'))
  dataDir = copyDemo()
  server = await startServer({ dataDir })
})

afterAll(async () => {
  await server.stop()
  for (const folder of [dataDir, files]) rmSync(folder, { recursive: true, force: true })
})

function fileOf(name: string, rows: readonly string[]): string {
  const path = join(files, name)
  writeFileSync(path, rows.join('\r\n'))
  return path
}

const HEAD = 'Vendor;Phone;Ciudad;SSN;Unit #;Plate;Year;Colour'
const FLEET = [
  HEAD,
  'Zamora Freight;(213) 555-0177;Vernon;123-45-6789;Zamora 1;9ZAM001;2019;red',
  'Zamora Freight;;;;Zamora 2;9ZAM002;2020;',
  'Zephyr Lines;(310) 555-0178;Reno;;;;;',
]

it('lets a User import vendors and trucks from a file, once they are right', async () => {
  const { page, expectAccessible, end } = await visit({ baseURL: server.url })
  await logIn(page, 'user')
  await page.goto('/dashboard/admin/drive')
  await page.getByRole('link', { name: 'Import from CSV' }).click()
  const choose = page.locator('input[type=file]')
  await choose.waitFor({ state: 'attached' })
  await expectAccessible()

  await choose.setInputFiles(fileOf('fleet.csv', [...FLEET, 'Zeta;12;;;;;;']))
  await page.getByText('fleet.csv: 4 rows').waitFor()
  const plate = page.getByLabel('Field of the column Plate')
  expect(await plate.inputValue()).toBe('truck.license_plate')
  await page.getByText('SSN and EIN are not imported:').waitFor()
  await page.getByLabel('Field of the column Colour').selectOption({ label: 'Truck: Size Reference' })
  await expectAccessible()

  await page.reload()
  await page.getByText('fleet.csv: 4 rows').waitFor()
  expect(await page.getByLabel('Field of the column Colour').inputValue()).toBe('truck.size_ref')
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await page.getByText('Vendor: Phone: This is not a phone number.').waitFor()
  expect(await page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
  await expectAccessible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the refused rows' }).click()
  const refused = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(refused[1]).toBe('5,Vendor: Phone: This is not a phone number.,Zeta,12,,,,,,')

  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose.setInputFiles(fileOf('mended.csv', FLEET))
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('The import is done').waitFor()
  await page.getByText('Vendors: 2 new, 0 changed, 0 as they were').waitFor()
  await page.getByText('Trucks: 2 new, 0 changed, 0 as they were').waitFor()
  await expectAccessible()
  await page.getByRole('link', { name: 'To the vendors' }).click()
  await page.getByRole('searchbox').first().fill('zamora')
  await page.getByText('Zamora Freight').first().waitFor()
  await end()
})

it('imports the same file by the command while the server runs, and doubles nobody', async () => {
  const path = fileOf('again.csv', [...FLEET, 'Zulu;(310) 555-0179;Reno;;;;;'])
  const run = async (...more: string[]) =>
    (
      await promisify(execFile)(process.execPath, [command, path, ...more], {
        env: { ...process.env, DATA_DIR: dataDir, INIT_CWD: files },
      })
    ).stdout
  const counts = 'Vendors: 1 new, 0 changed, 2 as they were. Trucks: 0 new, 0 changed, 2 as they were.'
  const looked = await run('--dry-run')
  expect(looked).toContain(counts)
  expect(looked).toContain('nothing was written')
  expect(await run()).toContain(counts)
  expect(await run()).toContain('Vendors: 0 new, 0 changed, 3 as they were.')
})
