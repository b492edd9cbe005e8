import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shownToasts, toast } from './toast'

const messages = () => shownToasts.get().map(shown => shown.message)

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    toast.closeAll()
    vi.useRealTimers()
  })

  it('stays until it is closed', () => {
    const id = toast.error('The list could not be loaded.')
    vi.advanceTimersByTime(60_000)
    expect(messages()).toEqual(['The list could not be loaded.'])
    toast.close(id)
    expect(messages()).toEqual([])
  })

  it('closes by itself when asked to, and says so once', () => {
    const onClose = vi.fn<() => void>()
    const id = toast.info('Saved', { closesAfter: 5000, onClose })
    vi.advanceTimersByTime(4999)
    expect(onClose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    toast.close(id)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('does not repeat a message that is still shown', () => {
    expect(toast.error('No connection')).toBe(toast.error('No connection'))
    expect(messages()).toEqual(['No connection'])
  })

  it('makes room for a fifth by closing the oldest', () => {
    for (const message of ['one', 'two', 'three', 'four', 'five']) toast.info(message)
    expect(messages()).toEqual(['two', 'three', 'four', 'five'])
  })
})
