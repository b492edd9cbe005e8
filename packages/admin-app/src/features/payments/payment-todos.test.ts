import { expect, it } from 'vitest'
import { todosOf } from '../../testing/todos-of'
import { openPayments } from './payment-todos'

const payments = {
  payment_schedules: [],
  rowCount: 12,
  not_ready_count: 2,
  pay_period: { month: '2025-02', closed_at: null, closed_by: null, reopened_reason: null },
  vendor_sums: [],
  total: 100,
  bill_problems: [],
  lines_hash: '-',
  deleted: { vendor_ids: [], truck_ids: [] },
}

const UNPAID = '/truck/assigned/payment_schedule/unassigned'
const todos = (months: string[], over: object = {}, trucks: object[] = []) =>
  todosOf(
    openPayments,
    {
      '/pay_period/unclosed': { months: months.map(month => ({ month, rowCount: 12 })) },
      '/payment_schedule': { ...payments, ...over },
      [UNPAID]: { trucks },
    },
    2,
  )

it('every month that is over waits to be closed, with the lines of the latest that are not ready', async () => {
  expect(await todos(['2024-11', '2025-02'])).toEqual([
    ['close 2024-11', 'payments_todo.not_closed', undefined, '/drive/payments?month=2024-11', true],
    ['close 2025-02', 'payments_todo.not_closed', undefined, '/drive/payments?month=2025-02', true],
    ['lines 2025-02', 'payments_todo.not_ready', 2, '/drive/payments?month=2025-02&show=not-ready', false],
  ])
})

it('lines that are ready are not to be looked at', async () => {
  expect(await todos(['2025-02'], { not_ready_count: 0 })).toHaveLength(1)
})

it('closed months leave the trucks that nothing pays', async () => {
  const truck = { truck_id: 5, name: 'Box 5', campaign_id: 71, campaign_name: 'Summer Tour' }
  expect(await todos([], {}, [{ ...truck, license_plate: null, vendor_name: null }])).toEqual([
    [5, 'payments_todo.unpaid', undefined, '/drive/payments?schedule=new&truck=5', false],
  ])
})
