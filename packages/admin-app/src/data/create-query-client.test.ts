import { environmentManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './create-query-client'

const unreachable = new Error('The server could not be reached.')
const fail = () => Promise.reject(unreachable)

describe('without a network', () => {
  afterEach(() => onlineManager.setOnline(true))

  it('a save fails at once instead of waiting unseen', async () => {
    onlineManager.setOnline(false)
    const save = new MutationObserver(createQueryClient(), { mutationFn: fail })
    await expect(save.mutate()).rejects.toBe(unreachable)
  })

  it('a list fails, too, so that its page can say so', async () => {
    onlineManager.setOnline(false)
    const list = createQueryClient().fetchQuery({ queryKey: ['list'], queryFn: fail, retry: false })
    await expect(list).rejects.toBe(unreachable)
  })
})

it('a page is not drawn anew when what it shows grows stale', async () => {
  vi.useFakeTimers()
  // What grows stale is watched in a browser alone.
  environmentManager.setIsServer(() => false)
  try {
    const record = new QueryObserver(createQueryClient(), {
      queryKey: ['record'],
      queryFn: async () => ({ id: 1 }),
      staleTime: 2000,
    })
    const told = vi.fn<() => void>()
    const stop = record.subscribe(told)
    await vi.advanceTimersByTimeAsync(1000)
    const times = told.mock.calls.length
    await vi.advanceTimersByTimeAsync(5000)
    expect(record.getCurrentResult().isStale).toBe(true)
    expect(told).toHaveBeenCalledTimes(times)
    stop()
  } finally {
    environmentManager.setIsServer(() => true)
    vi.useRealTimers()
  }
})
