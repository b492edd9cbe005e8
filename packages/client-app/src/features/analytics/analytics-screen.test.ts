import { describe, expect, it } from 'vitest'
import { analyticsQuery, mapQuery, readAnalyticsScreen } from './analytics-screen'

const onMap = new URLSearchParams('campaign=71&period=1M&truck=truck-1&truck=macro-2&mode=heatmap')
const screen = readAnalyticsScreen(onMap)
const days = { from: '2026-11-02', to: '2026-11-05' }

describe('the address of the analytics', () => {
  it('holds measured only and the picked days, and keeps what the map chose', () => {
    const next = analyticsQuery(onMap, { ...screen, measured: true, days })
    expect(Object.fromEntries(next)).toMatchObject({ period: '1M', mode: 'heatmap', measured: '1', ...days })
    expect(next.getAll('truck')).toEqual(['truck-1', 'macro-2'])
    expect(readAnalyticsScreen(next)).toEqual({ campaign: 71, measured: true, days })
    expect(analyticsQuery(next, { ...screen, days: undefined }).has('from')).toBe(false)
  })

  it('leads to the map of the same days, or of the whole campaign', () => {
    expect(mapQuery(onMap, { ...screen, days }).has('period')).toBe(false)
    expect(mapQuery(onMap, { ...screen, days }).get('to')).toBe(days.to)
    expect(mapQuery(onMap, screen).get('period')).toBe('ALL')
    expect(mapQuery(onMap, screen).getAll('truck')).toHaveLength(2)
  })
})
