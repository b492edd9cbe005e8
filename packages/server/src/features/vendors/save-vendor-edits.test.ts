import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type Db, rows } from '../../db/db'
import { files } from '../../db/tables/files'
import { trucks, vendor_files } from '../../db/tables/fleet'
import { pay_periods, payment_schedules } from '../../db/tables/payments'
import { audit } from '../../db/tables/record-keeping'
import { lockPayments, storeClosed } from '../../nouns/payments/pay-period-store'
import { assign, storeCampaign } from '../../testing/stored-campaign'
import { fileName, makeVendor, storeSchedule, storeUpload } from '../../testing/stored-fleet'
import { testApp } from '../../testing/test-app'

async function loaded() {
  const app = await testApp()
  const { api } = await app.loginAs(1)
  const vendor = await makeVendor(api, {
    edits: {
      trucks: { added: [{ name: 'Box 1' }, { name: 'Box 2' }] },
      files: { added: [{ url: await storeUpload(app, fileName('a')), name: 'Insurance', kind: 'file' }] },
    },
  })
  const [one, two] = vendor.trucks
  if (!one || !two) throw new Error('The trucks were not made')
  return { app, api, vendor, one, two, params: { id: vendor.vendor_id } }
}

it('everything that is staged on a vendor is saved by one call', async () => {
  const { app, api, vendor, one, two, params } = await loaded()
  const campaign_id = await storeCampaign(app)
  const rate = { campaign_id, monthly_rate: 1500, start_date: '2026-05-01', end_date: null }
  const kept = await storeSchedule(app, one.truck_id)
  const gone = await storeSchedule(app, one.truck_id)
  const saved = await api.saveVendorEdits({
    params,
    body: {
      version: vendor.version,
      fields: { city: 'Torrance' },
      trucks: {
        added: [{ name: 'Box 3', year: 2019 }],
        updated: [{ truck_id: one.truck_id, make: 'Hino' }],
        removed: [two.truck_id],
      },
      payment_schedules: {
        added: [{ truck_id: one.truck_id, ...rate }],
        updated: [{ payment_schedule_id: kept, ...rate, monthly_rate: 99.5 }],
        removed: [gone],
      },
      files: {
        added: [{ url: await storeUpload(app, fileName('b')), name: 'Agreement 2026', kind: 'agreement' }],
        removed: [vendor.files[0]?.file_id ?? 0],
      },
    },
  })
  expect(saved.updated_vendor[0]).toMatchObject({
    city: 'Torrance',
    version: vendor.version + 1,
    files: [],
    agreements: [{ name: 'Agreement 2026' }],
  })
  expect(saved.trucks.map(({ name, make, year }) => [name, make, year])).toEqual([
    ['Box 1', 'Hino', null],
    ['Box 3', null, 2019],
  ])
  expect(saved.payment_schedules.map(({ monthly_rate }) => monthly_rate)).toEqual([99.5, 1500])
  expect(saved.warnings).toEqual(['Box 1 is paid by two payment schedules on the same days.'])
  expect(await api.vendorForEdit({ params })).toMatchObject({ trucks: saved.trucks })
  const deeds = (await app.db.select().from(audit).orderBy(audit.audit_id)).map(({ action }) => action)
  expect(deeds.slice(-4)).toEqual([
    'updated vendor Alvarez Freight',
    'updated truck Box 1',
    'deleted truck Box 2',
    'created truck Box 3',
  ])
})

it('one edit that is refused undoes all of them', async () => {
  const { app, api, one, params } = await loaded()
  const before = await api.vendorForEdit({ params })
  const all = {
    fields: { city: 'Torrance' },
    trucks: { added: [{ name: 'Box 3' }], updated: [{ truck_id: one.truck_id, make: 'Hino' }] },
    files: { added: [{ url: await storeUpload(app, fileName('b')), name: 'Paper' }] },
  }
  const refused = [
    { files: { added: [...all.files.added, { url: '/media/no.pdf', name: 'None' }] } },
    { files: { ...all.files, removed: [999] } },
    { trucks: { ...all.trucks, removed: [999] } },
    { trucks: { ...all.trucks, removed: [one.truck_id] } },
    {
      payment_schedules: { added: [{ truck_id: 999, monthly_rate: 1, start_date: '2026-05-01' }] },
    },
    {
      payment_schedules: {
        added: [{ truck_id: one.truck_id, campaign_id: 999, monthly_rate: 1, start_date: '2026-05-01' }],
      },
    },
  ]
  for (const part of refused)
    await expect(api.saveVendorEdits({ params, body: { ...all, ...part } })).rejects.toMatchObject({
      status: 422,
    })
  expect(await api.vendorForEdit({ params })).toEqual(before)
  expect(await app.db.$count(trucks)).toBe(2)
  expect(await app.db.$count(vendor_files)).toBe(1)
  const upload = (await app.db.select().from(files)).find(({ name }) => name === fileName('b'))
  expect(upload?.expires_at, 'the sweep will find it').not.toBeNull()
})

it('edits made on an older version are refused with all that is stored', async () => {
  const { api, vendor, params } = await loaded()
  await api.updateVendor({ params, body: { city: 'Torrance' } })
  await expect(
    api.saveVendorEdits({ params, body: { version: vendor.version, fields: { city: 'Burbank' } } }),
  ).rejects.toMatchObject({
    status: 409,
    stored: { vendor: { city: 'Torrance' }, trucks: [{ name: 'Box 1' }, { name: 'Box 2' }] },
  })
})

it('a truck or a schedule that is newer than the edits is not written over, and it is said which', async () => {
  const { app, api, one, params } = await loaded()
  const id = await storeSchedule(app, one.truck_id)
  await api.updateTruck({ params: { id: one.truck_id }, body: { make: 'Hino' } })
  await api.updatePayment({ params: { id: one.truck_id, psId: id }, body: { monthly_rate: 900 } })
  const stale = { version: 1 }
  await expect(
    api.saveVendorEdits({
      params,
      body: { trucks: { updated: [{ truck_id: one.truck_id, make: 'Isuzu', ...stale }] } },
    }),
  ).rejects.toMatchObject({
    status: 409,
    message: 'The truck Box 1 was changed by someone else in the meantime.',
    stored: { trucks: [{ make: 'Hino', version: 2 }, {}] },
  })
  await expect(
    api.saveVendorEdits({
      params,
      body: { payment_schedules: { updated: [{ payment_schedule_id: id, monthly_rate: 800, ...stale }] } },
    }),
  ).rejects.toMatchObject({
    status: 409,
    message: 'A payment schedule of truck Box 1 was changed by someone else in the meantime.',
    stored: { payment_schedules: [{ monthly_rate: 900, version: 2 }] },
  })
})

it('what an edited schedule leaves out stays, and it still can’t end before it starts', async () => {
  const { app, api, one, params } = await loaded()
  const id = await storeSchedule(app, one.truck_id, { end_date: '2026-05-31' })
  const edit = (over: object) =>
    api.saveVendorEdits({
      params,
      body: { payment_schedules: { updated: [{ payment_schedule_id: id, ...over }] } },
    })
  const { payment_schedules: saved } = await edit({ monthly_rate: 800 })
  expect(saved).toMatchObject([{ start_date: '2026-05-01', end_date: '2026-05-31', monthly_rate: 800 }])
  await expect(edit({ start_date: '2026-06-02' })).rejects.toMatchObject({
    status: 422,
    issues: { 'payment_schedules.updated.0.end_date': expect.any(String) },
  })
})

it('a doubled click saves once', async () => {
  const { app, api, params } = await loaded()
  const body = { trucks: { added: [{ name: 'Box 3' }] } }
  const click = () => api.saveVendorEdits({ params, body, idempotencyKey: 'click' })
  await Promise.all([click(), click()])
  expect(await app.db.$count(trucks)).toBe(3)
})

it('a save of nothing changes nothing', async () => {
  const { app, api, vendor, params } = await loaded()
  const deeds = await app.db.$count(audit)
  const { updated_vendor } = await api.saveVendorEdits({ params, body: {} })
  expect(updated_vendor[0]?.version).toBe(vendor.version)
  expect(await app.db.$count(audit)).toBe(deeds)
})

it('what a closed month pays can’t be changed', async () => {
  const { app, api, one, params } = await loaded()
  const id = await storeSchedule(app, one.truck_id, { start_date: '2026-03-01' })
  await app.db.insert(pay_periods).values({ month: '2026-03', closed_at: new Date() })
  await expect(
    api.saveVendorEdits({ params, body: { payment_schedules: { removed: [id] } } }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('closed') })
  const later = { payment_schedule_id: id, monthly_rate: 1500, start_date: '2026-03-01' }
  await api.saveVendorEdits({
    params,
    body: { payment_schedules: { updated: [{ ...later, end_date: '2026-06-30' }] } },
  })
  expect((await app.db.select().from(payment_schedules))[0]?.end_date).toBe('2026-06-30')
})

it('a truck on a running campaign is not deleted by a save', async () => {
  const { app, api, one, params } = await loaded()
  await assign(app, await storeCampaign(app), one.truck_id)
  await expect(
    api.saveVendorEdits({ params, body: { trucks: { removed: [one.truck_id] } } }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('Summer Tour') })
})

/** Looks until somebody waits for the lock of payments; on a database of one connection nobody ever does. */
async function someoneWaits(tx: Db): Promise<void> {
  for (let look = 0; look < 300; look++) {
    const waiting = await rows(tx, sql`select 1 from pg_locks where locktype = 'advisory' and not granted`)
    if (waiting.length > 0) return
  }
}

it('a save of schedules waits for the closing of a month, and is then refused', async () => {
  const { app, api, one, params } = await loaded()
  const added = [{ truck_id: one.truck_id, monthly_rate: 1500, start_date: '2026-03-01' }]
  const save = () =>
    api.saveVendorEdits({ params, body: { payment_schedules: { added } } }).catch((error: unknown) => error)
  const saved = await app.db.transaction(async tx => {
    await lockPayments(tx)
    const saving = save()
    await Promise.race([saving, someoneWaits(tx)])
    await storeClosed(tx, '2026-03', { now: app.clock.now(), by: 'Olivia Owner', lines: [] })
    return { saving }
  })
  expect(await saved.saving).toMatchObject({ status: 409, message: expect.stringContaining('March 2026') })
  expect(await app.db.$count(payment_schedules)).toBe(0)
})
