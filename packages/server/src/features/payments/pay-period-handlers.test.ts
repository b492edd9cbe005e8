import { PAY_PERIOD_TEXTS } from '@product/sdk/nouns/payments'
import { describe, expect, it } from 'vitest'
import { invoice_numbers, pay_period_exports } from '../../db/tables/payments'
import { storeTruck } from '../../testing/stored-campaign'
import { idOf, payer } from '../../testing/payer'

const APRIL = { start_date: '2026-04-01', end_date: '2026-04-30' }
const april = { month: '2026-04' }

describe('a closed pay period', () => {
  it('keeps its amounts until it is opened again with a reason', async () => {
    const { api, truck, add, close } = await payer()
    const psId = idOf(await add({ start_date: '2026-04-01' }))
    await close('2026-04')
    await expect(close('2026-04')).rejects.toMatchObject({
      status: 409,
      message: PAY_PERIOD_TEXTS.alreadyClosed,
    })
    const change = (over: object) =>
      api.updatePayment({
        params: { id: truck, psId },
        body: { start_date: '2026-04-01', end_date: '2026-05-31', monthly_rate: 1000, ...over },
      })
    await expect(change({ monthly_rate: 900 })).rejects.toMatchObject({
      status: 409,
      message: `${PAY_PERIOD_TEXTS.frozen} (April 2026)`,
    })
    await expect(api.deletePayment({ params: { id: psId } })).rejects.toMatchObject({ status: 409 })
    await expect(add(APRIL)).rejects.toMatchObject({ status: 409 })
    expect((await api.truckPayments({ params: { id: truck } })).closed_months).toEqual(['2026-04'])
    await change({ end_date: '2026-05-20' })
    await expect(api.reopenPayPeriod({ params: april, body: { reason: ' ' } })).rejects.toMatchObject({
      status: 422,
    })
    const { pay_period } = await api.reopenPayPeriod({ params: april, body: { reason: 'Wrong rate' } })
    expect(pay_period).toMatchObject({ closed_at: null, reopened_reason: 'Wrong rate' })
    await change({ monthly_rate: 900 })
    expect((await api.payments({ query: APRIL })).total).toBe(90_000)
  })

  it('cannot be closed before its last day', async () => {
    const { close } = await payer()
    await expect(close('2026-05')).rejects.toMatchObject({
      status: 409,
      message: PAY_PERIOD_TEXTS.notOver,
    })
  })

  it('freezes what was shown, and nothing else', async () => {
    const { api, truck, add } = await payer()
    const psId = idOf(await add(APRIL))
    const { lines_hash } = await api.payments({ query: { ...APRIL, limit: 0 } })
    await api.updatePayment({ params: { id: truck, psId }, body: { monthly_rate: 900 } })
    const body = { lines_hash }
    await expect(api.closePayPeriod({ params: april, body })).rejects.toMatchObject({
      status: 409,
      message: PAY_PERIOD_TEXTS.changed,
    })
    expect((await api.payments({ query: APRIL })).pay_period.closed_at).toBeNull()
    await api.updatePayment({ params: { id: truck, psId }, body: { monthly_rate: 1000 } })
    await api.closePayPeriod({ params: april, body })
  })

  it('is no more to be done; every other that is over and pays is', async () => {
    const { api, add, close } = await payer()
    await add({ start_date: '2026-01-31', end_date: '2026-02-01' })
    await add({ start_date: '2026-04-10', end_date: null })
    await close('2026-02')
    expect(await api.unclosedMonths()).toEqual({
      months: [
        { month: '2026-01', rowCount: 1 },
        { month: '2026-04', rowCount: 1 },
      ],
    })
  })
})

it('the payments of a month say whose pages are gone', async () => {
  const { api, truck, add } = await payer()
  const { new_ps } = await add(APRIL)
  const vendor_id = new_ps[0]?.vendor_id ?? 0
  await api.deleteVendor({ params: { id: vendor_id } })
  const { deleted } = await api.payments({ query: APRIL })
  expect(deleted).toEqual({ vendor_ids: [vendor_id], truck_ids: [truck] })
})

describe('an export', () => {
  it('is refused of a month that has not begun, and gives no number', async () => {
    const { app, api, add } = await payer()
    await add({ start_date: '2026-06-01', end_date: null })
    await expect(api.exportPayPeriod({ params: { month: '2026-06' } })).rejects.toMatchObject({
      status: 409,
      message: PAY_PERIOD_TEXTS.notBegun,
    })
    expect(await app.db.$count(invoice_numbers)).toBe(0)
    await expect(api.exportPayPeriod({ params: { month: '2026-05' } })).resolves.toBeDefined()
  })

  it('whose answer was lost is asked for again, with what changed', async () => {
    const { app, api, truck, add } = await payer()
    const psId = idOf(await add(APRIL))
    await api.exportPayPeriod({ params: april })
    await api.updatePayment({ params: { id: truck, psId }, body: { monthly_rate: 1100 } })
    const send = () => api.exportPayPeriod({ params: april, idempotencyKey: 'click' })
    const lost = await send()
    expect(await send()).toEqual(lost)
    expect(lost.changes).toMatchObject([{ change: 'amount', before: 100_000 }])
    expect(await app.db.$count(pay_period_exports)).toBe(2)
  })

  it('numbers each bill once, and a second one tells what changed', async () => {
    const { app, api, truck, add } = await payer()
    const psId = idOf(await add(APRIL))
    const first = await api.exportPayPeriod({ params: april })
    expect([first.changes, first.line_changes]).toEqual([null, null])
    expect(first.summary.csv).toContain(
      'Box 1 Hauling,April 2026-1,05/20/2026,05/21/2026,1000.00,1,Drivers Fees,Drivers Fees April,1\r\n',
    )
    expect(first.working_sheet.file_name).toBe('working_sheet.csv')
    const other = await storeTruck(app, 'Aaa')
    await add({ ...APRIL, monthly_rate: 10 }, other)
    await api.updatePayment({ params: { id: truck, psId }, body: { ...APRIL, monthly_rate: 1100 } })
    const before = await api.payPeriodChanges({ params: april })
    const second = await api.exportPayPeriod({ params: april })
    expect(second.changes).toMatchObject([
      { change: 'amount', before: 100_000, bill: { n: 1, cents: 110_000 } },
      { change: 'added', bill: { vendor_name: 'Aaa Hauling', n: 2 } },
    ])
    expect(second.line_changes).toMatchObject([
      {
        change: 'changed',
        fields: ['monthly_rate', 'amount_ext'],
        line: { truck_name: 'Box 1', amount_ext: 1100 },
        before: { amount_ext: 1000 },
      },
      { change: 'added', line: { truck_name: 'Aaa', amount_ext: 10 } },
    ])
    expect([before.changes, before.line_changes]).toEqual([second.changes, second.line_changes])
  })

  it('tells beforehand that nothing changed, and by whom it was made last', async () => {
    const { api, add } = await payer()
    await add(APRIL)
    const nothing = { changes: [], line_changes: [] }
    expect(await api.payPeriodChanges({ params: april })).toEqual({ last_export: null, ...nothing })
    await api.exportPayPeriod({ params: april })
    const { last_export, ...changes } = await api.payPeriodChanges({ params: april })
    expect(changes).toEqual(nothing)
    expect(last_export?.exported_at).toBe('2026-05-20T17:00:00.000Z')
  })

  it('made twice at the same moment gives the same numbers', async () => {
    const { api, add } = await payer()
    await add(APRIL)
    const both = await Promise.all([1, 2].map(() => api.exportPayPeriod({ params: april })))
    expect(both[0]?.summary.csv).toBe(both[1]?.summary.csv)
  })

  it('and two closings at the same moment: one closes, and no number is given twice', async () => {
    const { app, api, add, close } = await payer()
    await add(APRIL)
    await add(APRIL, await storeTruck(app, 'Aaa'))
    const all = await Promise.allSettled([
      close('2026-04'),
      api.exportPayPeriod({ params: april }),
      close('2026-04'),
      api.exportPayPeriod({ params: april }),
    ])
    const refused = all.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject([{ status: 409, message: PAY_PERIOD_TEXTS.alreadyClosed }])
    const issued = await app.db.select().from(invoice_numbers)
    expect(issued.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2])
  })
})
