import { ApiError } from '@product/sdk/client'
import { SESSION_EXPIRED_TEXT } from '@product/sdk/nouns/people'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shownToasts, toast } from '../ui/toast'
import { failedCall } from './failed-call'
import { sessionState } from './session-state'

const hints = { userId: 4, name: 'Ana', role: 4, termsAccepted: true } as const
const messages = () => shownToasts.get().map(({ message }) => message)
const refused = (path: string) =>
  failedCall(new ApiError('no_session', 'No session'), { method: 'GET', path })

describe('a call that fails', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sessionState.set({ status: 'in', hints, expiresAt: '2026-05-05T12:00:00.000Z' })
  })
  afterEach(() => {
    toast.closeAll()
    vi.useRealTimers()
  })

  it('with 401 says once that the session has expired and leaves after 5 seconds', () => {
    refused('/user/{userId}/campaign')
    refused('/campaign/{campaignId}/truck/analytics')
    expect(messages()).toEqual([SESSION_EXPIRED_TEXT])
    vi.advanceTimersByTime(4999)
    expect(sessionState.get().status).toBe('expired')
    vi.advanceTimersByTime(1)
    expect(sessionState.get().status).toBe('out')
    expect(messages()).toEqual([])
  })

  it('with 401 leaves at once when the message is closed', () => {
    refused('/user/{userId}')
    toast.close(shownToasts.get()[0]?.id ?? 0)
    expect(sessionState.get().status).toBe('out')
  })

  it('with 401 while the session is being checked leaves the decision to the check', () => {
    sessionState.set({ status: 'checking', hints })
    refused('/user/{userId}')
    expect(messages()).toEqual([])
  })

  it('shows its message, except where the failure is only logged', () => {
    failedCall(new ApiError('server', 'The report could not be made.'), {
      method: 'GET',
      path: '/campaign/{campaignId}/truck/analytics',
    })
    expect(messages()).toEqual(['The report could not be made.'])
  })
})
