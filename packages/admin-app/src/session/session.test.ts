import { ApiError } from '@product/sdk/client'
import { SESSION_EXPIRED_TEXT } from '@product/sdk/nouns/people'
import type { Role } from '@product/sdk/values'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ENGLISH } from '../texts/english'
import { createSession } from './session'

const TIME = '2025-01-01T00:00:00.000Z'

function start(verify: () => Role | ApiError) {
  const left: string[] = []
  const heard: string[] = []
  let asked = 0
  let now = 0
  let forgot = 0
  const session = createSession({
    verify: async () => {
      asked += 1
      const answer = verify()
      if (answer instanceof ApiError) throw answer
      return {
        status: 'ok',
        id: 7,
        user: 'Ann',
        role: answer,
        expires_at: '2025-01-01T01:30:00.000Z',
        now: TIME,
      }
    },
    leave: path => left.push(path),
    here: () => '/dashboard/admin/team?page=2',
    now: () => now,
    heard: time => heard.push(time),
    forget: () => {
      forgot += 1
    },
  })
  return {
    session,
    left,
    heard,
    asked: () => asked,
    forgot: () => forgot,
    wait(ms: number) {
      now += ms
    },
  }
}

const LOGIN = '/dashboard/login?from=%2Fdashboard%2Fadmin%2Fteam%3Fpage%3D2'

describe('the session of the console', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.clearAllTimers()
    vi.useRealTimers()
  })

  it('is whose the server says', async () => {
    const { session, heard } = start(() => 3)
    await session.check()
    expect(heard).toEqual([TIME])
    expect(session.get()).toMatchObject({ status: 'in', user: { id: 7, name: 'Ann', role: 3 } })
  })

  it.each(['no_session', 'forbidden'] as const)(
    'answered by %s leads to the login, which knows the way back',
    async code => {
      const { session, left, forgot } = start(() => new ApiError(code, 'Please log in.'))
      await session.check()
      expect([left, forgot()]).toEqual([[LOGIN], 1])
    },
  )

  it('of a client leads to the map', async () => {
    const { session, left } = start(() => 4)
    await session.check()
    expect(left).toEqual(['/dashboard/map'])
  })

  it('is asked for once by many, and again only after a minute', async () => {
    const { session, asked, wait } = start(() => 1)
    await Promise.all([session.check(), session.check()])
    await session.check()
    expect(asked()).toBe(1)
    wait(60_000)
    await session.check()
    expect(asked()).toBe(2)
  })

  it('that can not be asked for at the start says so, and can be asked for again', async () => {
    let answer: Role | ApiError = new ApiError('network', 'No connection.')
    const { session, left } = start(() => answer)
    await session.check()
    expect(session.get()).toEqual({ status: 'unreachable', message: 'No connection.' })
    answer = 1
    await session.check()
    expect([session.get().status, left]).toEqual(['in', []])
  })

  it('that can not be asked for at the start is asked for by itself, ever more rarely', async () => {
    let answer: Role | ApiError = new ApiError('unavailable', 'The database does not answer.')
    const { session, asked } = start(() => answer)
    await session.check()
    const counts: number[] = []
    for (const pause of [1000, 2000, 4000, 8000, 15_000]) {
      await vi.advanceTimersByTimeAsync(pause)
      counts.push(asked())
    }
    expect(counts).toEqual([2, 3, 4, 5, 6])
    answer = 1
    await vi.advanceTimersByTimeAsync(15_000)
    expect(session.get().status).toBe('in')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(7)
  })

  it('goes on while the network is gone', async () => {
    let answer: Role | ApiError = 1
    const { session, wait } = start(() => answer)
    await session.check()
    answer = new ApiError('network', 'No connection.')
    wait(60_000)
    await session.check()
    expect(session.get().status).toBe('in')
  })
})

describe('a session that has ended', () => {
  const expired = async () => {
    const started = start(() => 1)
    await started.session.check()
    started.session.expire()
    return started
  }

  it('stays on the page until the message is closed, then leads to the login and back', async () => {
    const { session, left } = await expired()
    expect([session.get().status, left]).toEqual(['expired', []])
    session.goToLogin()
    session.goToLogin()
    expect(left).toEqual([LOGIN])
  })

  it('is said once, however many calls are refused', async () => {
    const { session } = await expired()
    const before = session.get()
    session.expire()
    await session.check()
    expect(session.get()).toBe(before)
  })

  it('is said with the text of the specification', () => {
    expect(ENGLISH.console.expired).toBe(SESSION_EXPIRED_TEXT)
  })
})
