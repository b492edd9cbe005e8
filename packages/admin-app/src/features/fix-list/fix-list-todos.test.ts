import { aFixListItem } from '@product/sdk/testing'
import { expect, it } from 'vitest'
import { todosOf } from '../../testing/todos-of'
import { pressingItems } from './fix-list-todos'

const item = (truck_problem_id: number, target_close_date: string, bleeding_stopped: boolean) =>
  aFixListItem({ truck_problem_id, target_close_date, bleeding_stopped })

it('items that bleed come first, then those past their target close date', async () => {
  const problem = [
    item(1, '2025-03-10', true),
    item(2, '2025-03-08', true),
    item(3, '2025-03-20', false),
    item(4, '2025-03-09', false),
  ]
  expect(await todosOf(pressingItems, { '/fixlist': { problem, rowCount: 4 } }, 2)).toEqual([
    [4, 'fix_list_todos.bleeding_and_late', 1, '/fixlist?item=4', true],
    [3, 'fix_list_todos.bleeding', undefined, '/fixlist?item=3', true],
    [2, 'fix_list_todos.late', 2, '/fixlist?item=2', false],
  ])
})
