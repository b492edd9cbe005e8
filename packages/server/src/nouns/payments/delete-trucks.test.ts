import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { trucks } from '../../db/tables/fleet'
import { pay_periods, payment_schedules } from '../../db/tables/payments'
import { audit } from '../../db/tables/record-keeping'
import { payer } from '../../testing/payer'
import { storeTruck } from '../../testing/stored-campaign'
import { storeSchedule } from '../../testing/stored-fleet'
import type { TestApp } from '../../testing/test-app'

/** Los Angeles is at 20 May. */
const JUNE = { start_date: '2026-06-01', end_date: '2026-06-30' }

const spans = async ({ db }: TestApp) =>
  (await db.select().from(payment_schedules).orderBy(asc(payment_schedules.payment_schedule_id))).map(
    ({ start_date, end_date }) => [start_date, end_date],
  )

async function paidTruck() {
  const paid = await payer()
  const { app, truck } = paid
  await storeSchedule(app, truck, { start_date: '2026-04-01', end_date: '2026-04-30' })
  await storeSchedule(app, truck, { start_date: '2026-05-01', end_date: null })
  await storeSchedule(app, truck, { start_date: '2026-07-01', end_date: null })
  const [stored] = await app.db.select().from(trucks).where(eq(trucks.truck_id, truck))
  return { ...paid, vendor: stored?.vendor_id ?? 0 }
}

type Paid = Awaited<ReturnType<typeof paidTruck>>

const ways: [string, (paid: Paid) => Promise<unknown>][] = [
  ['on its own', ({ api, truck }) => api.deleteTruck({ params: { id: truck } })],
  ['with its vendor', ({ api, vendor }) => api.deleteVendor({ params: { id: vendor } })],
  [
    'in a save of its vendor',
    ({ api, vendor, truck }) =>
      api.saveVendorEdits({ params: { id: vendor }, body: { trucks: { removed: [truck] } } }),
  ],
]

describe('a truck that is deleted', () => {
  it.each(ways)('%s is paid until that day, and what would start later is gone', async (_, remove) => {
    const paid = await paidTruck()
    const { app, api } = paid
    await remove(paid)
    expect(await spans(app)).toEqual([
      ['2026-04-01', '2026-04-30'],
      ['2026-05-01', '2026-05-20'],
    ])
    expect((await api.payments({ query: JUNE })).rowCount).toBe(0)
    const rows = await app.db
      .select()
      .from(audit)
      .where(eq(audit.entity, 'payment_schedule'))
      .orderBy(audit.audit_id)
    expect(rows.map(({ action }) => action)).toEqual([
      'ended a payment schedule of truck Box 1',
      'deleted a payment schedule of truck Box 1',
    ])
    expect(rows[0]).toMatchObject({ before: { end_date: null }, after: { end_date: '2026-05-20' } })
  })

  it('on the last day of a month that is closed leaves the month as it is', async () => {
    const paid = await paidTruck()
    await paid.app.db.insert(pay_periods).values({ month: '2026-05', closed_at: new Date() })
    await paid.api.deleteTruck({ params: { id: paid.truck } })
    expect((await spans(paid.app))[1]).toEqual(['2026-05-01', '2026-05-31'])
  })

  it('is not paid by what the same save changes', async () => {
    const { app, api, truck, vendor } = await paidTruck()
    const [, , later] = await app.db
      .select()
      .from(payment_schedules)
      .orderBy(payment_schedules.payment_schedule_id)
    const payment_schedule_id = later?.payment_schedule_id ?? 0
    await api.saveVendorEdits({
      params: { id: vendor },
      body: {
        trucks: { removed: [truck] },
        payment_schedules: { updated: [{ payment_schedule_id, start_date: '2026-05-10' }] },
      },
    })
    expect((await spans(app)).map(([, end]) => end)).toEqual(['2026-04-30', '2026-05-20', '2026-05-20'])
  })

  it('is paid for nothing that is added beside its deletion', async () => {
    const { app, api, truck, add } = await paidTruck()
    const [deleted, added] = await Promise.allSettled([
      api.deleteTruck({ params: { id: truck } }),
      add({ start_date: '2026-05-10', end_date: null }),
    ])
    expect(deleted.status).toBe('fulfilled')
    if (added.status === 'rejected') expect(added.reason).toMatchObject({ status: 404 })
    expect((await spans(app)).filter(([, end]) => end === null)).toEqual([])
  })
})

it('a vendor who is deleted is paid no longer for a truck that changed hands', async () => {
  const { app, api, truck, vendor } = await paidTruck()
  await storeTruck(app, 'Box 2')
  await api.updateTruck({ params: { id: truck }, body: { vendor_id: null } })
  await app.db.update(payment_schedules).set({ end_date: null })
  const { deleted_vendor } = await api.deleteVendor({ params: { id: vendor } })
  expect(deleted_vendor).toMatchObject([{ kept: true }])
  const stored = await app.db.select().from(payment_schedules)
  expect(stored.filter(one => one.vendor_id === vendor && one.end_date === null)).toEqual([])
})

it('a truck is not made for a vendor who is deleted at the same moment', async () => {
  const { app, api, vendor } = await paidTruck()
  const [deleted, made] = await Promise.allSettled([
    api.deleteVendor({ params: { id: vendor } }),
    api.createTruck({ body: { name: 'Box 9', vendor_id: vendor } }),
  ])
  expect(deleted.status).toBe('fulfilled')
  const left = (await app.db.select().from(trucks)).filter(one => one.deleted_at === null)
  expect(left).toEqual([])
  if (made.status === 'rejected') expect(made.reason).toMatchObject({ status: 422 })
})
