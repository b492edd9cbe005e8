import { describe, expect, it } from 'vitest'
import { groupByDay } from './activity-by-day'

describe('activity by day', () => {
  it('uses the day in Los Angeles and keeps the order', () => {
    const late = { timestamp: '2026-05-21T06:59:59.999Z', message: 'late' }
    const next = { timestamp: '2026-05-21T07:00:00.000Z', message: 'next' }
    expect(groupByDay([next, late])).toEqual({ '2026-05-21': [next], '2026-05-20': [late] })
    expect(Object.keys(groupByDay([next, late]))).toEqual(['2026-05-21', '2026-05-20'])
  })
})
