import { expect, it } from 'vitest'
import { activityEntries } from './activity-entries'
import type { ActivityEntry } from './team-endpoints'

const entry = (id: number): ActivityEntry => ({
  id,
  message: '',
  timestamp: '2026-05-20T17:00:00.000Z',
  user: 'Ada',
  privilege_id: 1,
  action: '',
  client: null,
  entity: 'truck',
  entity_id: '1',
  changes: [],
  parts: 0,
})

it('lists the days one behind the other, in their order', () => {
  const [first, second, third] = [entry(3), entry(2), entry(1)]
  expect(activityEntries({ '2026-05-20': [first, second], '2026-05-19': [third] })).toEqual([
    first,
    second,
    third,
  ])
})
