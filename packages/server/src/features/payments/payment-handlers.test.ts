import { PAY_PERIOD_TEXTS, PAYMENT_SCHEDULE_TEXTS } from '@product/sdk/nouns/payments'
import { describe, expect, it } from 'vitest'
import { fix_list_items } from '../../db/tables/fix-list'
import { storeTruck } from '../../testing/stored-campaign'
import { testApp } from '../../testing/test-app'

const MAY = { start_date: '2026-05-01', end_date: '2026-05-31' }
const APRIL = { start_date: '2026-04-01', end_date: '2026-04-30' }
const april = { month: '2026-04' }

async function payer() {
  const app = await testApp()
  const { api } = await app.loginAs(2)
  const truck = await storeTruck(app, 'Box 1')
  const add = async (over: object = {}, id = truck) =>
    api.addPayment({ params: { id }, body: { ...MAY, monthly_rate: 1000, ...over } })
  return { app, api, truck, add }
}

const idOf = ({ new_ps }: { new_ps: { payment_schedule_id: number }[] }) =>
  new_ps[0]?.payment_schedule_id ?? 0

describe('the payments of a month', () => {
  it('are a line for each schedule by whole Los Angeles days, and their sum', async () => {
    const { api, add } = await payer()
    await add({ start_date: '2026-05-20', end_date: null, monthly_rate: '1,000.00' })
    const { payment_schedules, total, vendor_sums, pay_period } = await api.payments({ query: MAY })
    expect(payment_schedules).toMatchObject([
      {
        truck_name: 'Box 1',
        vendor_name: 'Box 1 Hauling',
        start_active: '2026-05-20',
        end_active: '2026-05-31',
        days_this_month: 31 * 86_400_000,
        days_on_campaign: 12 * 86_400_000,
        amount_ext: 387.1,
        pictures_received: false,
        overlap: null,
      },
    ])
    expect([total, vendor_sums[0]?.cents, pay_period.closed_at]).toEqual([38_710, 38_710, null])
  })

  it('say why a line is not ready to be paid', async () => {
    const { app, api, truck, add } = await payer()
    await add()
    const dates = { date_identified: '2026-05-02', target_close_date: '2026-05-09' }
    await app.db.insert(fix_list_items).values({ truck_id: truck, description: 'Torn', ...dates })
    const { payment_schedules } = await api.payments({ query: MAY })
    expect(payment_schedules[0]?.not_ready.map(({ reason }) => reason)).toEqual([
      'still-running',
      'days-not-tracked',
      'no-pictures',
      'open-fix-items',
    ])
  })

  it.each([
    ['2026-05-01', '2026-05-30'],
    ['2026-05-02', '2026-05-31'],
    ['2026-05-01', '2026-06-30'],
  ])('are refused from %s to %s, which is no calendar month', async (start_date, end_date) => {
    const { api } = await payer()
    await expect(api.payments({ query: { start_date, end_date } })).rejects.toMatchObject({ status: 422 })
  })
})

describe('a payment schedule', () => {
  it('that pays days another one pays is stored with a warning', async () => {
    const { api, truck, add } = await payer()
    const first = await add()
    const second = await add({ start_date: '2026-05-10', end_date: null })
    expect(first.overlaps).toEqual([])
    expect(second.overlaps).toEqual([
      {
        payment_schedule_id: idOf(second),
        other_schedule_id: idOf(first),
        from: '2026-05-10',
        to: '2026-05-31',
      },
    ])
    expect((await api.truckPayments({ params: { id: truck } })).overlaps).toHaveLength(2)
  })

  it.each([
    [{ monthly_rate: 0 }, { monthly_rate: PAYMENT_SCHEDULE_TEXTS.rateNotPositive }],
    [{ monthly_rate: -5 }, { monthly_rate: PAYMENT_SCHEDULE_TEXTS.rateNotPositive }],
    [{ monthly_rate: 1e12 }, { monthly_rate: PAYMENT_SCHEDULE_TEXTS.rateTooLarge }],
    [{ monthly_rate: 333.335 }, { monthly_rate: PAYMENT_SCHEDULE_TEXTS.ratePartsOfACent }],
    [{ end_date: '2026-04-30' }, { end_date: PAYMENT_SCHEDULE_TEXTS.endBeforeStart }],
    [{ campaign_id: 99 }, { campaign_id: PAYMENT_SCHEDULE_TEXTS.noCampaign }],
  ])('with %j is refused beside its field', async (over, issues) => {
    const { add } = await payer()
    await expect(add(over)).rejects.toMatchObject({ status: 422, issues })
  })

  it('is changed by its truck only, and not from a stale version', async () => {
    const { api, truck, add } = await payer()
    const params = { id: truck, psId: idOf(await add()) }
    const body = { ...MAY, monthly_rate: 1200, version: 1 }
    const { updated_ps } = await api.updatePayment({ params, body })
    expect(updated_ps).toMatchObject([{ monthly_rate: 1200, version: 2 }])
    await expect(api.updatePayment({ params, body })).rejects.toMatchObject({ status: 409 })
    await expect(api.updatePayment({ params: { ...params, id: truck + 1 }, body })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('that is deleted is answered once, then it is not found', async () => {
    const { api, add } = await payer()
    const params = { id: idOf(await add()) }
    expect((await api.deletePayment({ params })).deleted_ps).toMatchObject([{ monthly_rate: 1000 }])
    await expect(api.deletePayment({ params })).rejects.toMatchObject({ status: 404 })
  })

  it('is refused for a truck that there is not', async () => {
    const { api, add } = await payer()
    await expect(add({}, 999)).rejects.toMatchObject({ status: 404 })
    await expect(api.truckPayments({ params: { id: 999 } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a closed pay period', () => {
  it('keeps its amounts until it is opened again with a reason', async () => {
    const { api, truck, add } = await payer()
    const psId = idOf(await add({ start_date: '2026-04-01' }))
    await api.closePayPeriod({ params: april })
    await expect(api.closePayPeriod({ params: april })).rejects.toMatchObject({
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
    const { api } = await payer()
    await expect(api.closePayPeriod({ params: { month: '2026-05' } })).rejects.toMatchObject({
      status: 409,
      message: PAY_PERIOD_TEXTS.notOver,
    })
  })
})

describe('an export', () => {
  it('numbers each bill once, and a second one tells what changed', async () => {
    const { app, api, truck, add } = await payer()
    const psId = idOf(await add(APRIL))
    const first = await api.exportPayPeriod({ params: april })
    expect(first.changes).toBeNull()
    expect(first.summary.csv).toContain(
      'Box 1 Hauling,April 2026-1,05/20/2026,05/21/2026,1000.00,1,Drivers Fees,Drivers Fees April,1\r\n',
    )
    expect(first.working_sheet.file_name).toBe('working_sheet.csv')
    const other = await storeTruck(app, 'Aaa')
    await add({ ...APRIL, monthly_rate: 10 }, other)
    await api.updatePayment({ params: { id: truck, psId }, body: { ...APRIL, monthly_rate: 1100 } })
    const second = await api.exportPayPeriod({ params: april })
    expect(second.changes).toMatchObject([
      { change: 'amount', before: 100_000, bill: { n: 1, cents: 110_000 } },
      { change: 'added', bill: { vendor_name: 'Aaa Hauling', n: 2 } },
    ])
  })

  it('made twice at the same moment gives the same numbers', async () => {
    const { api, add } = await payer()
    await add(APRIL)
    const both = await Promise.all([1, 2].map(() => api.exportPayPeriod({ params: april })))
    expect(both[0]?.summary.csv).toBe(both[1]?.summary.csv)
  })
})
