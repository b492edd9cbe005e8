import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkSession } from './check-session'
import { sessionState } from './session-state'

const user = {
  status: 'ok',
  id: 4,
  user: 'Ana',
  role: 4,
  expires_at: '2026-05-05T12:00:00.000Z',
  now: '2026-05-05T10:30:00.000Z',
}
const answers = {
  ok: () => Response.json(user),
  noSession: () => Response.json({ code: 'no_session', message: 'Please log in.' }, { status: 401 }),
  unavailable: () => Response.json({ code: 'unavailable', message: 'No database.' }, { status: 503 }),
  forbidden: () => new Response('', { status: 403 }),
  tooMany: () => Response.json({ code: 'too_many', message: 'Wait.' }, { status: 429 }),
  none: () => Promise.reject(new TypeError('Failed to fetch')),
}
const ask = vi.fn<() => Promise<Response> | Response>()
const status = () => sessionState.get().status

describe('whose session it is', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', ask)
    ask.mockReset()
    sessionState.set({ status: 'checking', hints: undefined })
  })
  afterEach(async () => {
    ask.mockImplementation(answers.noSession)
    await checkSession()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it.each(['none', 'unavailable', 'tooMany'] as const)(
    'stays open where the answer is %s, until one comes',
    async how => {
      ask.mockImplementation(answers[how])
      await checkSession()
      expect(status()).toBe('unreachable')
      ask.mockImplementation(answers.ok)
      await vi.advanceTimersByTimeAsync(1000)
      expect(sessionState.get()).toMatchObject({ status: 'in', hints: { userId: 4 } })
    },
  )

  it('is asked ever more rarely, at last every 15 seconds', async () => {
    ask.mockImplementation(answers.none)
    await checkSession()
    const asked: number[] = []
    for (let second = 1; second <= 46; second++) {
      const before = ask.mock.calls.length
      await vi.advanceTimersByTimeAsync(1000)
      if (ask.mock.calls.length > before) asked.push(second)
    }
    expect(asked).toEqual([1, 3, 7, 15, 30, 45])
  })

  it.each(['noSession', 'forbidden'] as const)('is nobody’s once the answer is %s, for good', async how => {
    ask.mockImplementation(answers.none)
    await checkSession()
    ask.mockImplementation(answers[how])
    await vi.advanceTimersByTimeAsync(1000)
    expect(status()).toBe('out')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is not asked again once another tab has logged out', async () => {
    ask.mockImplementation(answers.none)
    await checkSession()
    sessionState.set({ status: 'out' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledOnce()
  })
})
