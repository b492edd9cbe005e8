import type { ApiClient } from '@product/sdk/client'
import exceljs from 'exceljs'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { files } from '../../db/tables/files'
import { users } from '../../db/tables/people'
import { audit } from '../../db/tables/record-keeping'
import { xlsxSheets } from '../../node/xlsx-sheets'
import { sweepFiles } from '../../nouns/files/sweep-files'
import { memoryFiles } from '../../outside/file-store'
import { storeTruck } from '../../testing/stored-campaign'
import { makeVendor } from '../../testing/stored-fleet'
import { type TestApp, testApp } from '../../testing/test-app'

const SIDE = `8' 6" x 10'`

/** A server that packs real files, a vendor with two trucks, and who looks after them. */
async function fleet() {
  const store = memoryFiles()
  const app = await testApp({ sheets: xlsxSheets, files: store })
  const { api, token } = await app.loginAs(2)
  const vega = await makeVendor(api, { name: 'Vega Hauling', city: "Coeur d'Alene" })
  const add = async (name: string, over: object = {}) =>
    (await api.createTruck({ body: { name, vendor_id: vega.vendor_id, ...over } })).new_truck[0]?.truck_id ??
    0
  const sizes = { side_dim: SIDE, back_dim: '=1+1', year: 2015, make: 'Isuzu', license_plate: '8ABC123' }
  const box = await add('Box', { ...sizes, side_door: true, artwork_code: 'V-7' })
  const cab = await add('Cab')
  return { app, api, token, store, box, cab }
}

const fetchFile = ({ send }: TestApp, url: string, token?: string) =>
  send(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

async function opened(app: TestApp, url: string, token: string) {
  const answer = await fetchFile(app, url, token)
  const book = new exceljs.Workbook()
  await book.xlsx.load(await answer.arrayBuffer())
  return { answer, book, page: book.worksheets[0] as exceljs.Worksheet }
}

const cells = (page: exceljs.Worksheet, row: number) =>
  Array.from({ length: page.columnCount }, (_, at) => page.getRow(row).getCell(at + 1).value)

describe('the Print Order Sheet', () => {
  it('is a file with the selected trucks, cell by cell as they are stored', async () => {
    const { app, api, token, box, cab } = await fleet()
    const { downloadUrl, ...made } = await api.exportPrintOrder({ body: { truckIds: [cab, box, box] } })
    expect(made).toEqual({
      file_name: 'Haulboard Print Order Sheet 2026-05-20.xlsx',
      expires_at: '2026-05-20T17:15:00.000Z',
      rowCount: 2,
      left_out: [],
    })
    const { answer, book, page } = await opened(app, downloadUrl, token)
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Haulboard%20Print%20Order%20Sheet%202026-05-20.xlsx",
    )
    expect(book.creator).toBe('Haulboard')
    expect(cells(page, 1)).toEqual([
      'Vendor Name',
      'Truck Name',
      'License Plate',
      'Side Dimensions',
      'Back Dimensions',
      'Over Cab Dimensions',
      'Artwork Code',
      'Make',
      'Year',
      'Truck Id',
    ])
    expect(cells(page, 2)).toEqual([
      'Vega Hauling',
      'Box',
      '8ABC123',
      SIDE,
      '=1+1',
      null,
      'V-7',
      'Isuzu',
      2015,
      box,
    ])
    expect(cells(page, 3)).toEqual(['Vega Hauling', 'Cab', null, null, null, null, null, null, null, cab])
    expect(page.rowCount).toBe(3)
  })

  it('keeps its head in sight, has widths and formats, and nothing in it is a formula', async () => {
    const { app, api, token, box } = await fleet()
    const { downloadUrl } = await api.exportPrintOrder({ body: { truckIds: [box] } })
    const { page } = await opened(app, downloadUrl, token)
    expect(page.name).toBe('Print Order Sheet')
    expect(page.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    expect(page.getRow(1).font.bold).toBe(true)
    expect(page.getColumn(1).width).toBe(28)
    expect(page.getRow(2).getCell(9).numFmt).toBe('0')
    expect(page.getRow(2).getCell(5)).toMatchObject({ type: exceljs.ValueType.String, formula: undefined })
  })

  it('lists every truck with its vendor', async () => {
    const { api, box, cab } = await fleet()
    const { truckData } = await api.printOrderTrucks()
    expect(truckData.map(({ id }) => id)).toEqual([box, cab])
    expect(truckData[0]).toMatchObject({
      name: 'Box',
      licensePlate: '8ABC123',
      sideDim: SIDE,
      backDim: '=1+1',
      overCabDim: null,
      vendorName: 'Vega Hauling',
    })
  })
})

describe('the Install Guide Sheet', () => {
  it('is a file with what an installer needs to know', async () => {
    const { app, api, token, box } = await fleet()
    const { downloadUrl, file_name } = await api.exportInstallGuide({ body: { truckIds: [box] } })
    expect(file_name).toBe('Haulboard Install Guide Sheet 2026-05-20.xlsx')
    const { page } = await opened(app, downloadUrl, token)
    expect(Object.fromEntries(cells(page, 1).map((head, at) => [head, cells(page, 2)[at]]))).toEqual({
      'Vendor Name': 'Vega Hauling',
      'Vendor City': "Coeur d'Alene",
      'Truck License': '8ABC123',
      'Side Dims': SIDE,
      'Back Dims': '=1+1',
      'Over Dims': null,
      'Truck Name': 'Box',
      'Side Door': 'Yes',
      'Side Rail': 'No',
      'Colored Cab': 'No',
      'Backdoor Lift Gate': 'No',
      'Truck Id': box,
    })
  })

  it('lists every truck in the words of the documents', async () => {
    const { api, box } = await fleet()
    const { calculateData } = await api.installGuideTrucks()
    expect(calculateData[0]).toMatchObject({
      id: box,
      'Vendor Name': 'Vega Hauling',
      'Vendor City': "Coeur d'Alene",
      'Truck License': '8ABC123',
      'Side Dims': SIDE,
    })
  })
})

describe('an export of a sheet', () => {
  it('without a truck is refused', async () => {
    const { api } = await fleet()
    for (const call of [api.exportPrintOrder, api.exportInstallGuide]) {
      await expect(call({ body: { truckIds: [] } })).rejects.toMatchObject({
        status: 422,
        issues: { truckIds: 'No data selected for export' },
      })
    }
  })

  it('leaves out trucks that were deleted meanwhile and names them; of those alone there is no file', async () => {
    const { app, api, token, box, cab } = await fleet()
    await api.deleteTruck({ params: { id: cab } })
    const { downloadUrl, left_out, rowCount } = await api.exportPrintOrder({ body: { truckIds: [box, cab] } })
    expect([left_out, rowCount]).toEqual([[cab], 1])
    expect((await opened(app, downloadUrl, token)).page.rowCount).toBe(2)
    await expect(api.exportPrintOrder({ body: { truckIds: [cab] } })).rejects.toMatchObject({ status: 422 })
  })

  it('is answered under both spellings, with the slash and without', async () => {
    const { app, token, box } = await fleet()
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-requested-with': 'sdk',
    }
    const body = JSON.stringify({ truckIds: [box] })
    for (const path of ['print-order-sheet/all', 'install-guide-sheet-list/all']) {
      for (const slash of ['', '/']) {
        const { status } = await app.send(`/api/truck/${path}${slash}`, { method: 'POST', headers, body })
        expect(status).toBe(200)
      }
    }
    for (const path of ['print-order-sheet-list/all', 'install-guide-sheet/all']) {
      for (const slash of ['', '/'])
        expect((await app.send(`/api/truck/${path}${slash}`, { headers })).status).toBe(200)
    }
  })

  it('is noted, and a request that is sent again makes one file', async () => {
    const { app, api, box } = await fleet()
    const again = { body: { truckIds: [box] }, idempotencyKey: 'once-and-only-once' }
    const first = await api.exportPrintOrder(again)
    expect(await api.exportPrintOrder(again)).toEqual(first)
    expect(await app.db.select().from(files)).toHaveLength(1)
    const noted = await app.db.select().from(audit).orderBy(asc(audit.audit_id))
    expect(noted.filter(({ entity }) => entity === 'sheet').map(({ action }) => action)).toEqual([
      'exported the Print Order Sheet of 1 truck',
    ])
  })
})

describe('the file of a sheet', () => {
  it.each([1, 2, 3])('opens for who made it, and for no other of those with role %i', async role => {
    const { app, box } = await fleet()
    const { api, token } = await app.loginAs(role)
    for (const call of [api.exportPrintOrder, api.exportInstallGuide]) {
      const { downloadUrl } = await call({ body: { truckIds: [box] } })
      const other = await app.loginAs(role)
      const opened = [token, other.token, undefined].map(one => fetchFile(app, downloadUrl, one))
      expect((await Promise.all(opened)).map(({ status }) => status)).toEqual([200, 404, 404])
    }
  })

  it.each([4, 5])('opens no longer for who made it and has role %i by now', async role => {
    const { app, box } = await fleet()
    const { api, token, userId } = await app.loginAs(2)
    const { downloadUrl } = await api.exportPrintOrder({ body: { truckIds: [box] } })
    await app.db.update(users).set({ privilege_id: role }).where(eq(users.user_id, userId))
    expect((await fetchFile(app, downloadUrl, token)).status).toBe(404)
  })

  it('is gone after a quarter of an hour, and swept', async () => {
    const { app, api, token, store, box } = await fleet()
    const { downloadUrl } = await api.exportPrintOrder({ body: { truckIds: [box] } })
    app.clock.forward(14)
    expect((await fetchFile(app, downloadUrl, token)).headers.get('cache-control')).toBe('private, no-store')
    app.clock.forward(1)
    expect((await fetchFile(app, downloadUrl, token)).status).toBe(404)
    await sweepFiles(app.db, store, app.clock.now())
    expect(await store.get(downloadUrl.replace('/media/', ''))).toBeUndefined()
  })

  it('of a role that may not export is never made', async () => {
    const { app, box } = await fleet()
    const refused = async (api: ApiClient) => api.exportPrintOrder({ body: { truckIds: [box] } })
    for (const role of [4, 5]) {
      await expect(refused((await app.loginAs(role)).api)).rejects.toMatchObject({ status: 403 })
    }
    expect(await app.db.select().from(files)).toHaveLength(0)
  })

  it('holds three trucks of twelve where three were selected', async () => {
    const { app, api, token } = await fleet()
    const many: number[] = []
    for (let number = 0; number < 12; number += 1) many.push(await storeTruck(app, `Van ${number}`))
    const { downloadUrl } = await api.exportPrintOrder({ body: { truckIds: many.slice(4, 7) } })
    const { page } = await opened(app, downloadUrl, token)
    expect([2, 3, 4].map(row => cells(page, row)[1])).toEqual(['Van 4', 'Van 5', 'Van 6'])
    expect(page.rowCount).toBe(4)
  })
})
