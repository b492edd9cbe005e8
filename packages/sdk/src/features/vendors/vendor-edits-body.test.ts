import { expect, it } from 'vitest'
import { aPaymentSchedule } from '../../testing/a-payment-schedule'
import { overlapTexts } from './overlap-texts'
import { vendorEditsBody } from './vendor-edits-body'

it('edits of nothing are whole, and empty', () => {
  expect(vendorEditsBody.parse({})).toEqual({
    fields: {},
    trucks: { added: [], updated: [], removed: [] },
    payment_schedules: { added: [], updated: [], removed: [] },
    files: { added: [], removed: [] },
  })
})

it('a schedule that ends before it starts is refused at its place', () => {
  const wrong = { truck_id: 1, monthly_rate: 1, start_date: '2026-05-02', end_date: '2026-05-01' }
  const { error } = vendorEditsBody.safeParse({ payment_schedules: { added: [wrong] } })
  expect(error?.issues[0]?.path.join('.')).toBe('payment_schedules.added.0.end_date')
})

it('a truck that two schedules pay on one day is named once', () => {
  const one = aPaymentSchedule({ payment_schedule_id: 1, truck_id: 1, truck_name: 'Box 1' })
  const two = { ...one, payment_schedule_id: 2 }
  const warning = 'Box 1 is paid by two payment schedules on the same days.'
  expect(overlapTexts([one, two], [one, two])).toEqual([warning])
  expect(overlapTexts([one], [])).toEqual([])
})
