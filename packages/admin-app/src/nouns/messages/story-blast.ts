import type { api } from '@product/sdk/api'
import type { answer } from '@product/sdk/testing'

type Blast = Parameters<typeof answer<typeof api.blast>>[1]['blast']

export const storyBlast = (over: Partial<Blast> = {}): Blast => ({
  blast_id: 7,
  kind: 'compose',
  body: 'Hi {vendor}, please send pictures of your trucks this week.',
  created_at: '2026-11-28T18:00:00.000Z',
  created_by_name: 'Ann Miller',
  scheduled_for: null,
  total: 120,
  attempted: 0,
  successful: 0,
  failed: 0,
  failures: [],
  left_out: [],
  ...over,
})
