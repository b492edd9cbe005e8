import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payment_schedules } from '../../db/tables/payments'
import { MAY, payer } from '../../testing/payer'
import { makeVendor } from '../../testing/stored-fleet'
import type { TestApp } from '../../testing/test-app'

const APRIL = { start_date: '2026-04-01', end_date: '2026-04-30' }

const stored = async ({ db }: TestApp) =>
  db.select().from(payment_schedules).orderBy(asc(payment_schedules.payment_schedule_id))

async function moved(start_date: string, end_date: string | null) {
  const paid = await payer()
  const { api, truck, add } = paid
  await add({ start_date, end_date })
  const { vendor_id: to } = await makeVendor(api, { name: 'New Owner' })
  await api.updateTruck({ params: { id: truck }, body: { vendor_id: to } })
  return { ...paid, to }
}

describe('a truck that changes hands on 20 May', () => {
  it('is paid to its old owner until that day, then to the new one, by two schedules', async () => {
    const { app, api, truck, to } = await moved('2026-04-01', null)
    const [old, following] = await stored(app)
    expect(old).toMatchObject({ start_date: '2026-04-01', end_date: '2026-05-20' })
    expect(following).toMatchObject({ start_date: '2026-05-21', end_date: null, vendor_id: to })
    expect(old?.vendor_id).not.toBe(to)
    const sums = async (query: typeof MAY) =>
      (await api.payments({ query })).vendor_sums.map(({ vendor_name, cents }) => [vendor_name, cents])
    expect(await sums(APRIL)).toEqual([['Box 1 Hauling', 100_000]])
    expect(await sums(MAY)).toEqual([
      ['Box 1 Hauling', 64_516],
      ['New Owner', 35_484],
    ])
    expect((await api.truckPayments({ params: { id: truck } })).overlaps).toEqual([])
  })

  it('takes no exported bill along', async () => {
    const { api, truck, add } = await payer()
    await add(APRIL)
    await api.exportPayPeriod({ params: { month: '2026-04' } })
    const { vendor_id } = await makeVendor(api, { name: 'New Owner' })
    await api.updateTruck({ params: { id: truck }, body: { vendor_id } })
    expect(await api.payPeriodChanges({ params: { month: '2026-04' } })).toMatchObject({
      changes: [],
      line_changes: [],
    })
  })

  it('can be paid to its old owner for fewer days, but for none after, by neither way of saving', async () => {
    const { api, truck, app } = await moved('2026-04-01', null)
    const [old] = await stored(app)
    const [psId = 0, vendor = 0] = [old?.payment_schedule_id, old?.vendor_id ?? undefined]
    const end = (end_date: string | null) =>
      api.updatePayment({ params: { id: truck, psId }, body: { end_date } })
    await expect(end(null)).rejects.toMatchObject({ code: 'conflict' })
    await expect(end('2026-05-21')).rejects.toMatchObject({ code: 'conflict' })
    const updated = [{ payment_schedule_id: psId, end_date: null }]
    const edits = { params: { id: vendor }, body: { payment_schedules: { updated } } }
    await expect(api.saveVendorEdits(edits)).rejects.toMatchObject({ code: 'conflict' })
    expect((await end('2026-05-10')).updated_ps).toMatchObject([{ end_date: '2026-05-10' }])
    expect((await stored(app))[0]?.end_date).toBe('2026-05-10')
  })

  it('is paid to the new owner by what had not begun', async () => {
    const { app, to } = await moved('2026-06-01', '2026-06-30')
    expect(await stored(app)).toMatchObject([{ vendor_id: to, start_date: '2026-06-01' }])
  })

  it('warns the old owner’s page, when it is saved, of the new owner’s schedule for the same days', async () => {
    const { api, truck, app } = await moved('2026-04-01', null)
    const [old, following] = await stored(app)
    const id = old?.vendor_id ?? 0
    const saved = (city: string) => api.saveVendorEdits({ params: { id }, body: { fields: { city } } })
    expect((await saved('Reno')).warnings).toEqual([])
    const psId = following?.payment_schedule_id ?? 0
    await api.updatePayment({ params: { id: truck, psId }, body: { start_date: '2026-05-10' } })
    const warnings = ['Box 1 is paid by two payment schedules on the same days.']
    expect((await saved('Sparks')).warnings).toEqual(warnings)
    expect((await api.saveVendorEdits({ params: { id }, body: {} })).warnings).toEqual(warnings)
  })

  it('leaves its past on the old owner’s page and timeline', async () => {
    const { api, to, app } = await moved('2026-04-01', null)
    const old = (await stored(app))[0]?.vendor_id ?? 0
    const of = async (id: number) =>
      (await api.vendorForEdit({ params: { id } })).payment_schedules.map(({ start_date }) => start_date)
    expect([await of(old), await of(to)]).toEqual([['2026-04-01'], ['2026-05-21']])
    const { timeline } = await api.vendorTimeline({ params: { id: old }, query: { kinds: 'schedule' } })
    expect(timeline.map(({ event, truck_name }) => [event, truck_name])).toEqual([
      ['schedule_ended', 'Box 1'],
      ['schedule_started', 'Box 1'],
    ])
  })

  it('and earned for nobody until then pays all of it to its owner', async () => {
    const { app, api } = await payer()
    const { new_truck } = await api.createTruck({ body: { name: 'Found' } })
    const id = new_truck[0]?.truck_id ?? 0
    await api.addPayment({ params: { id }, body: { ...MAY, monthly_rate: 100 } })
    const { vendor_id } = await makeVendor(api, { name: 'Owner' })
    await api.updateTruck({ params: { id }, body: { vendor_id } })
    expect(await stored(app)).toMatchObject([{ ...MAY, vendor_id }])
  })
})
