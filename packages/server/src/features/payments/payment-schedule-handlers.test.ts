import { PAYMENT_SCHEDULE_TEXTS } from '@product/sdk/nouns/payments'
import { describe, expect, it } from 'vitest'
import { fix_list_items } from '../../db/tables/fix-list'
import { idOf, MAY, payer } from '../../testing/payer'
import { storeCampaign } from '../../testing/stored-campaign'

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

  it('are counted and summed also where only some are asked for', async () => {
    const { api, add } = await payer()
    await add()
    await add({ monthly_rate: 500 })
    const answer = await api.payments({ query: { ...MAY, limit: 0 } })
    expect(answer).toMatchObject({ payment_schedules: [], rowCount: 2, not_ready_count: 2, total: 150_000 })
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

  it('is told with those of its vendor, which warn as those of the truck do', async () => {
    const { api, truck, add } = await payer()
    const id = (await add()).new_ps[0]?.vendor_id ?? 0
    await add()
    const { overlaps } = await api.vendorPayments({ params: { id } })
    expect(overlaps).toHaveLength(2)
    expect(overlaps).toEqual((await api.truckPayments({ params: { id: truck } })).overlaps)
  })

  it('is told with those of its vendor, also once the truck is deleted', async () => {
    const { api, truck, add } = await payer()
    const [schedule] = (await add()).new_ps
    const id = schedule?.vendor_id ?? 0
    await api.deleteTruck({ params: { id: truck } })
    const { payment_schedules } = await api.vendorPayments({ params: { id } })
    expect(payment_schedules.map(one => one.payment_schedule_id)).toEqual([schedule?.payment_schedule_id])
    await expect(api.vendorPayments({ params: { id: 999 } })).rejects.toMatchObject({ status: 404 })
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

  it('keeps what a change leaves out, and loses what it takes away', async () => {
    const { app, api, truck, add } = await payer()
    const campaign_id = await storeCampaign(app)
    const params = { id: truck, psId: idOf(await add({ campaign_id })) }
    const change = async (body: object) => (await api.updatePayment({ params, body })).updated_ps[0]
    expect(await change({ monthly_rate: 1200 })).toMatchObject({ ...MAY, campaign_id, monthly_rate: 1200 })
    expect(await change({ end_date: null })).toMatchObject({ end_date: null, campaign_id })
    expect(await change({ campaign_id: null, end_date: '2026-05-10' })).toMatchObject({
      campaign_id: null,
      end_date: '2026-05-10',
    })
    await expect(change({ start_date: '2026-05-11' })).rejects.toMatchObject({
      status: 422,
      issues: { end_date: PAYMENT_SCHEDULE_TEXTS.endBeforeStart },
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
