import { describe, expect, it } from 'vitest'
import { turnsByKey } from '../values/turns-by-key'
import { callsUnderWay } from './calls-under-way'
import { pieceTurns } from './piece-turns'

const passing = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

function held() {
  let end = () => {}
  const work = new Promise<void>(resolve => (end = resolve))
  return { work: () => work, end }
}

describe('pieces of a large answer', () => {
  const shortCalls = callsUnderWay()
  const turn = () => pieceTurns({ turns: turnsByKey(() => ({ atOnce: 1, waiting: 10 })), shortCalls })

  it('wait for the short calls that are under way', async () => {
    const next = turn()
    // As long as the piece before took, which is longer than anybody waits here.
    const before = held()
    const first = next(before.work)
    await passing(300)
    before.end()
    await first
    const [one, other] = [held(), held()]
    const calls = [shortCalls.during(one.work), shortCalls.during(other.work)]
    const made: string[] = []
    const piece = next(async () => void made.push('piece'))
    one.end()
    await passing(1)
    expect(made).toEqual([])
    other.end()
    await piece
    await Promise.all(calls)
    expect(made).toEqual(['piece'])
  })

  it('are made though calls never end', async () => {
    const endless = held()
    const call = shortCalls.during(endless.work)
    const next = turn()
    await next(() => passing(5))
    expect(await next(async () => 'piece')).toBe('piece')
    endless.end()
    await call
  })

  it('wait for no call that failed', async () => {
    const next = turn()
    await next(() => passing(5))
    await expect(shortCalls.during(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await next(async () => 'piece')).toBe('piece')
  })
})
