import { expect, it } from 'vitest'
import { todosOf } from '../../testing/todos-of'
import { openPayments } from './payment-todos'

const month = (over: object) => ({
  payment_schedules: [],
  rowCount: 12,
  not_ready_count: 2,
  pay_period: { month: '2025-02', closed_at: null, closed_by: null, reopened_reason: null },
  vendor_sums: [],
  total: 100,
  bill_problems: [],
  ...over,
})

const UNPAID = '/truck/assigned/payment_schedule/unassigned'
const todos = (over: object, trucks: object[] = []) =>
  todosOf(openPayments, { '/payment_schedule': month(over), [UNPAID]: { trucks } }, 2)

it('a month that is over waits to be closed, with the lines that are not ready', async () => {
  expect(await todos({})).toEqual([
    ['close 2025-02', 'payments_todo.not_closed', undefined, '/drive/payments?month=2025-02', true],
    ['lines 2025-02', 'payments_todo.not_ready', 2, '/drive/payments?month=2025-02&show=not-ready', false],
  ])
})

it('nothing is to be done about a month without payments', async () => {
  expect(await todos({ rowCount: 0, not_ready_count: 0 })).toEqual([])
})

it('a closed month leaves the trucks that nothing pays', async () => {
  const pay_period = {
    month: '2025-02',
    closed_at: '2025-03-01T00:00:00.000Z',
    closed_by: 'Ann',
    reopened_reason: null,
  }
  const truck = { truck_id: 5, name: 'Box 5', campaign_id: 71, campaign_name: 'Summer Tour' }
  expect(await todos({ pay_period }, [{ ...truck, license_plate: null, vendor_name: null }])).toEqual([
    [5, 'payments_todo.unpaid', undefined, '/drive/payments?schedule=new&truck=5', false],
  ])
})
