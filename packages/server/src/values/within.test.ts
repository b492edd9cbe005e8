import { afterEach, expect, it, vi } from 'vitest'
import { within } from './within'

afterEach(() => vi.useRealTimers())

const late = () => new Error('too late')

it('work that is done in time is answered, and so is work that fails', async () => {
  expect(await within(Promise.resolve(1), 1000, late)).toBe(1)
  await expect(within(Promise.reject(new Error('failed')), 1000, late)).rejects.toThrow('failed')
})

it('work that takes longer is given up, and its end is nobody’s fault any more', async () => {
  vi.useFakeTimers()
  let fail: (error: Error) => void = () => {}
  const slow = new Promise<never>((_, reject) => {
    fail = reject
  })
  const answer = within(slow, 1000, late)
  await Promise.all([expect(answer).rejects.toThrow('too late'), vi.advanceTimersByTimeAsync(1000)])
  fail(new Error('failed'))
  expect(vi.getTimerCount()).toBe(0)
})
