import { describe, expect, it } from 'vitest'
import { newNumbers } from './bill'
import { type PaidMonth, paidMonth } from './pay-period'
import { changesSince } from './payment-changes'
import { paymentLines } from './payment-line'
import { aPaymentSchedule } from '../../testing/a-payment-schedule'
import { vendorSums } from './vendor-sums'

type Over = Parameters<typeof aPaymentSchedule>[0]

const september = (schedules: Over[], earlier: PaidMonth = { lines: [], bills: [] }): PaidMonth => {
  const lines = paymentLines(schedules.map(aPaymentSchedule), '2020-09', new Set())
  return paidMonth(lines, [...earlier.bills, ...newNumbers(earlier.bills, vendorSums(lines))])
}

const vega: Over = { payment_schedule_id: 1 }
const anchor: Over = { payment_schedule_id: 2, vendor_id: 8, vendor_name: 'Anchor', monthly_rate: 300 }
const before = september([vega, anchor])

describe('a second export', () => {
  it('of an unchanged month shows nothing', () => {
    expect(changesSince(before, september([vega, anchor], before))).toEqual({ bills: [], lines: [] })
  })

  it('shows no change of what isn’t paid by', () => {
    const renamed = september([{ ...vega, truck_name: 'Box 6', version: 2 }, anchor], before)
    expect(changesSince(before, renamed)).toEqual({ bills: [], lines: [] })
  })

  it('shows a changed amount with the line behind it', () => {
    const after = september([{ ...vega, monthly_rate: 1200 }, anchor], before)
    const { bills, lines } = changesSince(before, after)
    expect(bills).toEqual([
      { change: 'amount', bill: expect.objectContaining({ vendor_id: 3, cents: 120_000 }), before: 100_000 },
    ])
    expect(lines).toMatchObject([
      {
        change: 'changed',
        line: { payment_schedule_id: 1 },
        before: { monthly_rate: 1000 },
        fields: ['monthly_rate', 'amount_ext'],
      },
    ])
  })

  it('shows what came and what went, and keeps the numbers of those who stay', () => {
    const after = september([anchor, { payment_schedule_id: 3, vendor_id: 1, vendor_name: 'New' }], before)
    const { bills, lines } = changesSince(before, after)
    expect(bills.map(({ change, bill }) => [change, bill.vendor_name, bill.n])).toEqual([
      ['removed', 'Vega Hauling', 2],
      ['added', 'New', 3],
    ])
    expect(lines.map(({ change, line }) => [change, line.payment_schedule_id])).toEqual([
      ['removed', 1],
      ['added', 3],
    ])
  })

  it('shows a vendor’s new name, since the service would take it for another vendor', () => {
    const after = september([{ ...vega, vendor_name: 'Vega LLC' }, anchor], before)
    expect(changesSince(before, after).bills).toMatchObject([{ change: 'renamed', before: 'Vega Hauling' }])
  })

  it('shows days that were cut and a truck that changed hands', () => {
    const cut = september(
      [{ ...vega, end_date: '2020-09-15', vendor_id: 8, vendor_name: 'Anchor' }, anchor],
      before,
    )
    expect(changesSince(before, cut).lines).toMatchObject([
      { fields: ['vendor_id', 'end_active', 'amount_ext'] },
    ])
  })
})
