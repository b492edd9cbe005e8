import { utcDay } from '@product/sdk/values'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverClock } from '../../session/server-clock'
import { followUtcDay } from './use-utc-day'

const page = new EventTarget()
const HOUR_MS = 3_600_000

describe('a page that stays open', () => {
  const days: string[] = []
  let unfollow: () => void

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-05-05T20:00:00Z') })
    serverClock.heard('2026-05-05T20:00:00Z')
    vi.stubGlobal('document', page)
    days.length = 0
    unfollow = followUtcDay(() => days.push(utcDay(serverClock.now())))
  })
  afterEach(() => {
    unfollow()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('hears of each UTC midnight, and of nothing before', () => {
    vi.advanceTimersByTime(4 * HOUR_MS - 1)
    expect(days).toEqual([])
    vi.advanceTimersByTime(1)
    vi.advanceTimersByTime(24 * HOUR_MS)
    expect(days).toEqual(['2026-05-06', '2026-05-07'])
  })

  it('hears of the day when it is looked at again after a sleep, and then of the next midnight', () => {
    vi.setSystemTime(Date.parse('2026-05-08T22:00:00Z'))
    page.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(2 * HOUR_MS)
    expect(days).toEqual(['2026-05-08', '2026-05-09'])
  })

  it('hears of the day when the server corrects the time', () => {
    serverClock.heard('2026-03-01T23:00:00Z')
    vi.advanceTimersByTime(HOUR_MS)
    expect(days).toEqual(['2026-03-01', '2026-03-02'])
  })

  it('hears of nothing once it is closed', () => {
    unfollow()
    page.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(48 * HOUR_MS)
    expect(days).toEqual([])
  })
})
