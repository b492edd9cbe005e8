import { expect, it } from 'vitest'
import { lookAgainAfter } from './use-blast'

const NOW = Date.parse('2026-11-28T18:00:00Z')
const blast = {
  blast_id: 1,
  kind: 'compose' as const,
  body: 'Hello',
  created_at: '2026-11-28T17:59:00Z',
  created_by_name: null,
  scheduled_for: null,
  total: 3,
  attempted: 1,
  successful: 1,
  failed: 0,
  failures: [],
  left_out: [],
}

it('a message on its way is looked at every second, a scheduled one seldom, a done one no more', () => {
  expect(lookAgainAfter(blast, NOW)).toBe(1000)
  expect(lookAgainAfter({ ...blast, attempted: 3 }, NOW)).toBe(false)
  expect(lookAgainAfter({ ...blast, scheduled_for: '2026-11-28T18:00:01Z' }, NOW)).toBe(30_000)
  expect(lookAgainAfter({ ...blast, scheduled_for: '2026-11-28T17:59:59Z' }, NOW)).toBe(1000)
  expect(lookAgainAfter(undefined, NOW)).toBe(false)
})
