import { FLEET_IMPORT_TEXTS, type FleetImportAnswer } from '@product/sdk/features/fleet-import'
import { ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { trucks, vendors } from '../../db/tables/fleet'
import { audit } from '../../db/tables/record-keeping'
import { isQueueEmpty } from '../../nouns/search/search-queue-store'
import { makeVendor } from '../../testing/stored-fleet'
import { type TestApp, testApp } from '../../testing/test-app'
import { importFromCommand } from './import-from-command'

/** Both numbers that files here have, and the masked one; four digits alone are found in any key of the log. */
const GIVEN = /(45-?|•-)6789/

const FLEET = [
  'Vendor,Phone,City,Notes,Truck,Plate,Year,IMEI',
  'Vega Hauling,213-555-0101,Reno,R&D "first" <b>,Box 1,7ABC123,2019,352099000000014',
  'Vega Hauling,213-555-0101,,,=1+1,7ABC124,,',
  'Lopez,,Vernon,,,,,',
].join('\n')

const file = (text: string, name = 'fleet.csv') => new File([text], name)

type Api = Awaited<ReturnType<TestApp['loginAs']>>['api']
const importOf = (api: Api, text: string, more: object = {}) =>
  api.importFleet({ body: { file: file(text), ...more } })

const outcomes = ({ rows }: FleetImportAnswer) =>
  rows.map(({ line, vendor, truck, problems }) => [
    line,
    vendor?.outcome,
    truck?.outcome,
    ...problems.map(({ message }) => message),
  ])

/** What the import says in the log, in order; logins stand there as well. */
const deeds = ({ db }: TestApp) =>
  db.select().from(audit).where(ne(audit.entity, 'session')).orderBy(audit.audit_id)

/** How many rows stand in each table that an import writes. */
const stored = async (app: TestApp) => [
  (await app.db.select().from(vendors)).length,
  (await app.db.select().from(trucks)).length,
  (await deeds(app)).length,
]

describe('an import', () => {
  it('makes the vendors and trucks of a file, as the forms would', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    const answer = await importOf(api, FLEET)
    expect(answer).toMatchObject({
      dry_run: false,
      vendors: { new: 2, changed: 0, same: 0 },
      trucks: { new: 2, changed: 0, same: 0 },
      refused: 0,
    })
    const listed = await api.vendors({ query: { sortBy: 'name', sortOrder: 'asc' } })
    expect(listed.vendors).toMatchObject([
      { name: 'Lopez', city: 'Vernon', pipeline: 'Cold', picture_reporting: true, available_trucks: 0 },
      {
        name: 'Vega Hauling',
        phone_num: '+12135550101',
        city: 'Reno',
        date_added: '2026-05-20',
        available_trucks: 2,
      },
    ])
    const vendorId = listed.vendors[1]?.vendor_id ?? 0
    const { vendor } = await api.vendor({ params: { id: vendorId } })
    expect(vendor[0]?.notes).toBe('<p>R&amp;D "first" &lt;b&gt;</p>')
    const own = await api.vendorTrucks({ params: { id: vendorId } })
    expect(own.trucks).toMatchObject([
      { name: '=1+1' },
      { name: 'Box 1', license_plate: '7ABC123', year: 2019 },
    ])
    expect(await isQueueEmpty(app.db)).toBe(false)
  })

  it('says in the activity log who made what, and stands in the past of each', async () => {
    const app = await testApp()
    const { api, userId } = await app.loginAs(2)
    await importOf(api, FLEET)
    const log = await deeds(app)
    expect(log.map(({ action, entity, actor_id }) => [action, entity, actor_id])).toEqual([
      ['imported 2 vendors and 2 trucks from fleet.csv', 'fleet_import', userId],
      ['created vendor Vega Hauling', 'vendor', userId],
      ['created vendor Lopez', 'vendor', userId],
      ['created truck Box 1', 'truck', userId],
      ['created truck =1+1', 'truck', userId],
    ])
    expect(log[3]?.after).toMatchObject({
      name: 'Box 1',
      vendor_name: 'Vega Hauling',
      imei: '352099000000014',
    })
  })

  it('twice of one file doubles nobody', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    await importOf(api, FLEET)
    const before = await stored(app)
    const again = await importOf(api, FLEET)
    expect(outcomes(again)).toEqual([
      [2, 'same', 'same'],
      [3, 'same', 'same'],
      [4, 'same', undefined],
    ])
    expect(await stored(app)).toEqual(before)
  })

  it('changes what the file says otherwise, and leaves what it leaves blank', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const { vendor_id } = await makeVendor(api, {
      code: 'A-1',
      city: 'Torrance',
      ssn: '123-45-6789',
      edits: { trucks: { added: [{ name: 'Box', license_plate: '7ABC123', make: 'Hino' }] } },
    })
    const answer = await importOf(api, 'Code,City,Truck,Plate,Year\na-1,Reno,,7abc 123,2019\n')
    expect(answer.rows[0]).toMatchObject({
      vendor: {
        outcome: 'changed',
        vendor_id,
        changes: [{ field: 'city', before: 'Torrance', after: 'Reno' }],
      },
      truck: { outcome: 'changed', name: 'Box', changes: [{ field: 'year', before: null, after: 2019 }] },
    })
    const { vendor, trucks: own } = await api.vendorForEdit({ params: { id: vendor_id } })
    expect(vendor).toMatchObject({
      name: 'Alvarez Freight',
      code: 'A-1',
      city: 'Reno',
      ssn: '•••-••-6789',
      version: 2,
    })
    expect(own).toMatchObject([
      { name: 'Box', license_plate: '7ABC123', make: 'Hino', year: 2019, version: 2 },
    ])
    const log = await deeds(app)
    expect(log.slice(-2).map(({ action }) => action)).toEqual([
      'updated vendor Alvarez Freight',
      'updated truck Box',
    ])
  })

  it.each([
    ['Vega  Hauling', 'vega hauling'],
    ['Vega Hauling', 'VEGA\u00a0 HAULING'],
    ['PEÑA Hermanos', 'peña  hermanos'],
    ['株式会社 東京', '株式会社  東京'],
  ])('finds the vendor %s again as %s, and a code likewise', async (name, written) => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    await importOf(api, `Vendor,Code\n${name},\nOther,Ñ  1\n`)
    expect(outcomes(await importOf(api, `Vendor,Code\n${written},\n,ñ 1\n`))).toEqual([
      [2, 'same', undefined],
      [3, 'same', undefined],
    ])
  })

  it('takes the plate of another vendor’s truck with a warning', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    await importOf(api, FLEET)
    const { rows } = await importOf(api, 'Vendor,Truck,Plate\nLopez,Van,7 abc-123\n')
    expect(rows[0]).toMatchObject({
      truck: { outcome: 'new' },
      warnings: [
        { field: 'truck.license_plate', message: FLEET_IMPORT_TEXTS.plateTaken('Box 1', 'Vega Hauling') },
      ],
    })
  })

  it('is one entry of the activity log, which opens to all that it made', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(3)
    await importOf(api, FLEET)
    const actions = async (query: object) => {
      const { logs, rowCount } = await api.activityLog({ query })
      return [
        rowCount,
        ...Object.values(logs)
          .flat()
          .map(({ action }) => action),
      ]
    }
    const imported = 'imported 2 vendors and 2 trucks from fleet.csv'
    expect(await actions({})).toEqual([2, imported, 'logged in'])
    const [entry] = Object.values((await api.activityLog()).logs).flat()
    expect(entry).toMatchObject({ parts: 4 })
    expect(entry?.changes).toContainEqual({ field: 'file', before: null, after: 'fleet.csv' })
    expect(await actions({ part_of: entry?.id, sortOrder: 'asc' })).toEqual([
      4,
      'created vendor Vega Hauling',
      'created vendor Lopez',
      'created truck Box 1',
      'created truck =1+1',
    ])
    expect(await actions({ search: 'truck box' })).toEqual([1, 'created truck Box 1'])
  })

  it('does not find a deleted vendor again', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const { vendor_id } = await makeVendor(api, { name: 'Vega' })
    await api.deleteVendor({ params: { id: vendor_id } })
    expect(outcomes(await importOf(api, 'Vendor\nVega\n'))).toEqual([[2, 'new', undefined]])
  })

  it('of fifteen hundred rows is made in statements of many', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(1)
    const rows = Array.from({ length: 1500 }, (_, at) => `Vendor ${at},Box ${at},P${at}`)
    const { trucks: made } = await importOf(api, ['Vendor,Truck,Plate', ...rows].join('\n'))
    expect(made.new).toBe(1500)
    // Each truck is its own vendor's, whatever the order in which they were stored.
    const all = await api.trucks()
    expect(all.trucks.filter(({ name, vendor_name }) => name.slice(4) !== vendor_name?.slice(7))).toEqual([])
  })
})

describe('a dry run', () => {
  it('says what would become of every row, and writes nothing', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(2)
    await makeVendor(api, { name: 'Lopez', city: 'Vernon' })
    const before = await stored(app)
    const answer = await importOf(api, `${FLEET}\nBad,123,,,,,,\n`, { dry_run: 'true' })
    expect(outcomes(answer)).toEqual([
      [2, 'new', 'new'],
      [3, 'new', 'new'],
      [4, 'same', undefined],
      [5, 'new', undefined, 'This is not a phone number.'],
    ])
    expect(answer).toMatchObject({ dry_run: true, refused: 1 })
    expect(await stored(app)).toEqual(before)
  })

  it('binds the import that is sent with its plan', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(2)
    const { plan } = await importOf(api, FLEET, { dry_run: 'true' })
    await makeVendor(api, { name: 'Lopez' })
    await expect(importOf(api, FLEET, { plan })).rejects.toMatchObject({
      status: 409,
      message: FLEET_IMPORT_TEXTS.changedMeanwhile,
    })
    expect(await app.db.select().from(vendors)).toHaveLength(1)
    const second = await importOf(api, FLEET, { dry_run: 'true' })
    expect((await importOf(api, FLEET, { plan: second.plan })).vendors.new).toBe(1)
  })
})

describe('nothing of a file is imported', () => {
  it('where one row is refused, and every such row is named', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(2)
    await expect(importOf(api, `${FLEET}\nBad,123,,,,,,\n,,,,Box,,,`)).rejects.toMatchObject({
      status: 422,
      message: 'Nothing was imported: 2 rows are refused.',
      issues: {
        'line 5': 'Vendor: Phone: This is not a phone number.',
        'line 6': `Vendor: Name: ${FLEET_IMPORT_TEXTS.noVendor}`,
      },
    })
    expect(await stored(app)).toEqual([0, 0, 0])
  })

  it('where it breaks off half-way', async () => {
    const app = await testApp()
    const { api } = await app.loginAs(2)
    // The vendors of the file are stored by the time at which its trucks fail.
    await app.db.insert(trucks).values({ name: 'Kept', imei: '352099000000014', deleted_at: new Date() })
    await expect(importOf(api, FLEET)).rejects.toMatchObject({ status: 500 })
    expect(await stored(app)).toEqual([0, 1, 0])
  })

  it.each([
    ['an empty file', '', FLEET_IMPORT_TEXTS.noRows, 422],
    ['a workbook', 'PK\u0003\u0004\0\0', FLEET_IMPORT_TEXTS.notText, 422],
    ['heads that say nothing', 'a,b\n1,2\n', FLEET_IMPORT_TEXTS.noColumns, 422],
    ['too many rows', `Vendor\n${'V\n'.repeat(5001)}`, FLEET_IMPORT_TEXTS.tooManyRows(5000, 5001), 422],
    ['too large a file', 'x'.repeat(2_097_153), FLEET_IMPORT_TEXTS.tooLarge, 413],
  ])('of %s', async (_, text, message, status) => {
    const { api } = await (await testApp()).loginAs(2)
    await expect(importOf(api, text)).rejects.toMatchObject({ status, message })
  })

  it.each([
    ['no list', 'vendor.name', FLEET_IMPORT_TEXTS.badColumns],
    ['a list of numbers', '[1]', FLEET_IMPORT_TEXTS.badColumns],
    [
      'an unknown field',
      '["vendor.profile_picture"]',
      FLEET_IMPORT_TEXTS.unknownColumn('vendor.profile_picture'),
    ],
    ['more columns than the file', '["vendor.name",null,null]', FLEET_IMPORT_TEXTS.badColumns],
    ['an SSN', '["vendor.name","vendor.notes"]', FLEET_IMPORT_TEXTS.personalNumber],
  ])('where its columns are %s', async (_, columns, message) => {
    const { api } = await (await testApp()).loginAs(2)
    await expect(importOf(api, 'Vendor,SSN\nV,123-45-6789\n', { columns })).rejects.toMatchObject({
      status: 422,
      issues: { columns: message },
    })
  })

  it('without a file', async () => {
    const { api } = await (await testApp()).loginAs(2)
    await expect(api.importFleet({ body: { file: 'x' as unknown as File } })).rejects.toMatchObject({
      status: 422,
      issues: { file: FLEET_IMPORT_TEXTS.noFile },
    })
  })

  it.each([4, 5])('by a client (role %i)', async role => {
    const { api } = await (await testApp()).loginAs(role)
    await expect(importOf(api, FLEET, { dry_run: 'true' })).rejects.toMatchObject({ status: 403 })
  })
})

it('an import that is sent twice with one key is done once, and another file under that key is refused', async () => {
  const app = await testApp()
  const { api } = await app.loginAs(2)
  const send = (text: string) => api.importFleet({ body: { file: file(text) }, idempotencyKey: 'import-1' })
  const [first, second] = [await send(FLEET), await send(FLEET)]
  expect(second).toEqual(first)
  expect(second.vendors.new).toBe(2)
  await expect(send('Vendor\nOther\n')).rejects.toMatchObject({ status: 409 })
})

it.each(['Federal Tax ID', 'OwnerSSN', 'S.S.N.', 'Code', 'Notes', 'Whatever'])(
  'an SSN under the head %s is in no answer, no log and no record',
  async head => {
    const app = await testApp()
    const { api } = await app.loginAs(2)
    const text = `Vendor,${head}\nVega,123-45-6789\n`
    const columns = JSON.stringify(['vendor.name', 'vendor.code'])
    const kept = [
      await importOf(api, text, { dry_run: 'true' }),
      await importOf(api, text).catch(String),
      await importOf(api, text, { columns }).catch(String),
      await api.importFleet({ body: { file: file('Vendor\nLopez\n', 'of 123-45-6789.csv') } }),
      app.log,
      await app.db.select().from(audit),
      await app.db.select().from(vendors),
    ]
    expect(JSON.stringify(kept)).not.toMatch(GIVEN)
  },
)

it('SSN and EIN of a file are in no answer, no log and no record', async () => {
  const app = await testApp()
  const { api } = await app.loginAs(2)
  const answer = await importOf(api, 'Vendor,SSN,EIN,Phone\nVega,123-45-6789,12-3456789,bad\n', {
    dry_run: 'true',
  })
  await importOf(api, 'Vendor,SSN,EIN\nVega,123-45-6789,12-3456789\n')
  const kept = [answer, app.log, await app.db.select().from(audit), await app.db.select().from(vendors)]
  expect(JSON.stringify(kept)).not.toMatch(GIVEN)
})

it('the command imports as nobody of the team', async () => {
  const app = await testApp()
  const given = { bytes: new TextEncoder().encode(FLEET), fileName: 'fleet.csv', now: app.clock.now() }
  expect((await importFromCommand(app.db, { ...given, dryRun: true })).vendors.new).toBe(2)
  expect(await stored(app)).toEqual([0, 0, 0])
  await importFromCommand(app.db, { ...given, dryRun: false })
  expect(await stored(app)).toEqual([2, 2, 5])
  const [entry] = await deeds(app)
  expect(entry).toMatchObject({ actor_id: null, actor_name: 'The import command', actor_privilege: null })
})
