import { aRemoval } from '@product/sdk/testing'
import { expect, it } from 'vitest'
import { todosOf } from '../../testing/todos-of'
import { dueRemovals } from './removal-todos'

const removal = (removal_id: number, payment_schedule_end_date: string) =>
  aRemoval({ removal_id, payment_schedule_id: removal_id, payment_schedule_end_date })

it('removals are due at home from seven days before the end of their schedule on', async () => {
  const upcoming_removals = [
    removal(1, '2025-03-07'),
    removal(2, '2025-03-10'),
    removal(3, '2025-03-17'),
    removal(4, '2025-03-18'),
  ]
  const answer = { upcoming_removals, rowCount: 4 }
  expect(await todosOf(dueRemovals, { '/get-upcoming-removals': answer }, 2)).toEqual([
    [1, 'removals_todo.over', 3, '/production/removals?removal=1', true],
    [2, 'removals_todo.today', 0, '/production/removals?removal=2', false],
    [3, 'removals_todo.due', 7, '/production/removals?removal=3', false],
  ])
})
