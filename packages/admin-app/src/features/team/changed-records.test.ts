import type { ActivityEntry } from '@product/sdk/features/team'
import { expect, it } from 'vitest'
import { changedRecords } from './changed-records'

const entry = (id: number, over: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  message: '',
  timestamp: `2026-05-20T0${id}:00:00.000Z`,
  user: 'Otto',
  privilege_id: 3,
  action: 'updated campaign Summer Tour',
  client: null,
  entity: 'campaign',
  entity_id: '71',
  changes: [],
  parts: 0,
  ...over,
})

const since = Date.parse('2026-05-20T02:00:00Z')

it('tells each record that others changed since then once, with its newest deed', () => {
  const entries = [
    entry(9, { user: 'Ann' }),
    entry(8),
    entry(7, { entity: 'session', entity_id: '1' }),
    entry(6, { entity: 'truck', entity_id: '5' }),
    entry(5),
    entry(2),
  ]
  expect(changedRecords(entries, { since, me: 'Ann' })).toEqual([
    { latest: entries[1], deeds: 2, to: '/advertise/campaign/edit/71' },
    { latest: entries[3], deeds: 1, to: '/drive/vendor/truck/edit/5' },
  ])
})

it.each([
  [{ entity: 'vendor', entity_id: '3' }, '/drive/vendor/edit/3'],
  [{ entity: 'campaign', entity_id: '71', action: 'deleted campaign Summer Tour' }, '/team'],
  [{ entity: 'fix_list_item', entity_id: '4' }, '/fixlist'],
  [{ entity: 'user', entity_id: '4' }, '/team'],
  [{ entity: 'truck', entity_id: null }, '/team'],
])('of %j leads where it is looked at', (over, to) => {
  expect(changedRecords([entry(5, over)], { since, me: 'Ann' })[0]?.to).toBe(to)
})
