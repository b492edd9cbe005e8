import { describe, expect, it } from 'vitest'
import { dayTicks, valueTicks, weekendSpans } from './axis-ticks'
import { listDays } from './utc-day'

describe('an axis of figures', () => {
  it.each([
    [0, [0, 1]],
    [Number.NaN, [0, 1]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [1, [0, 0.5, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [40, [0, 10, 20, 30, 40]],
    [41, [0, 20, 40, 60]],
    [120, [0, 50, 100, 150]],
    [8000, [0, 2000, 4000, 6000, 8000]],
    [1_234_567, [0, 500_000, 1_000_000, 1_500_000]],
  ])('up to %s is marked in steps of 1, 2 or 5', (most, ticks) => {
    expect(valueTicks(most)).toEqual(ticks)
  })

  it('holds what is shown, in as few steps as said', () => {
    for (let most = 0.001; most < 1e9; most *= 1.37) {
      const ticks = valueTicks(most, 4)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most * (1 - 1e-6))
      expect(ticks.length).toBeLessThanOrEqual(5)
    }
  })
})

describe('an axis of days', () => {
  it('is marked where weeks start, on Sundays', () => {
    expect(dayTicks(listDays('2026-11-04', '2026-11-24'))).toEqual(['2026-11-08', '2026-11-15', '2026-11-22'])
  })

  it('of less than two weeks is marked day by day', () => {
    const days = listDays('2026-11-04', '2026-11-10')
    expect(dayTicks(days)).toEqual(days)
    expect(dayTicks([])).toEqual([])
  })

  it('knows its weekends, also those that it cuts', () => {
    expect(weekendSpans(listDays('2026-11-01', '2026-11-14'))).toEqual([
      { at: 0, length: 1 },
      { at: 6, length: 2 },
      { at: 13, length: 1 },
    ])
    expect(weekendSpans(listDays('2026-11-02', '2026-11-06'))).toEqual([])
  })
})
