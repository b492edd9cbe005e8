import { expect, it } from 'vitest'
import { todosOf } from '../../testing/todos-of'
import { troubledGenerations } from './backdate-todos'
import { aProcess } from './story-backdate'

const ended = (route_process_id: number, campaign_id: number, ended_at: string, failed: number) =>
  aProcess({ route_process_id, campaign_id, status: 'finished', ended_at, failed })

it('campaigns whose latest route generation waits or left days without a route are listed for a week', async () => {
  const processes = [
    aProcess({ route_process_id: 9, campaign_id: 75, failed: 0, waiting_for: 'quota_day' }),
    ended(8, 74, '2025-03-10T10:00:00.000Z', 0),
    ended(7, 74, '2025-03-10T09:00:00.000Z', 3),
    ended(6, 73, '2025-03-09T10:00:00.000Z', 2),
    ended(5, 72, '2025-03-01T10:00:00.000Z', 2),
    aProcess({ route_process_id: 4, campaign_id: 71, failed: 0 }),
  ]
  expect(await todosOf(troubledGenerations, { '/generate/processes': { processes } })).toEqual([
    [6, 'backdate_todos.failed', 2, '/advertise/backdate/placeholders', false],
    [9, 'backdate_todos.waits', undefined, '/advertise/backdate/placeholders', true],
  ])
})
