import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverClock } from './server-clock'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T00:00:00Z') })
  serverClock.heard('2030-01-01T00:00:00Z')
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs from the time that the server said', () => {
  expect(serverClock.now()).toBe(Date.parse('2030-01-01T00:00:00Z'))
  const changed = vi.fn<() => void>()
  const unsubscribe = serverClock.subscribe(changed)
  serverClock.heard('2026-05-05T12:00:00.000Z')
  unsubscribe()
  vi.advanceTimersByTime(1500)
  expect(new Date(serverClock.now()).toISOString()).toBe('2026-05-05T12:00:01.500Z')
  expect(changed).toHaveBeenCalledOnce()
})
