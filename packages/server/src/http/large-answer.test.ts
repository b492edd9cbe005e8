import { describe, expect, it, vi } from 'vitest'
import { turnsByKey } from '../values/turns-by-key'
import type { HeapRoom } from './app-context'
import { LargeAnswer, largeResponse, oneAtATime } from './large-answer'

const plain = { turn: <T>(make: () => Promise<T>) => make() }

/** An answer of some pieces, and what became of its making. */
function answerOf(texts: readonly string[], version = 'one') {
  const told = { made: 0, ended: false }
  async function* pieces() {
    try {
      for (const text of texts) {
        told.made += 1
        yield text
      }
    } finally {
      told.ended = true
    }
  }
  return { told, answer: new LargeAnswer(version, pieces) }
}

const ask = (answer: LargeAnswer, etag?: string) =>
  largeResponse(
    answer,
    {
      request: new Request('http://localhost/large', { headers: etag ? { 'if-none-match': etag } : {} }),
      headers: new Headers({ 'content-type': 'application/json' }),
    },
    plain,
  )

describe('a large answer', () => {
  it('goes out piece by piece, as they are taken', async () => {
    const { told, answer } = answerOf(['[1', ',2', ']'])
    const { body } = await ask(answer)
    expect(told.made).toBe(1)
    expect(await new Response(body).text()).toBe('[1,2]')
    expect(told).toEqual({ made: 3, ended: true })
  })

  it('is not made again for whoever has it, and is for whoever has another', async () => {
    const first = await ask(answerOf(['[]']).answer)
    const etag = first.headers.get('etag') ?? ''
    const { told, answer } = answerOf(['[]'])
    for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await ask(answer, known)
      expect([again.status, again.headers.get('etag'), again.body]).toEqual([304, etag, null])
    }
    expect(told.made).toBe(0)
    expect((await ask(answerOf(['[]'], 'two').answer, etag)).status).toBe(200)
  })

  it('that fails at once fails before anything is sent', async () => {
    const broken = new LargeAnswer('one', async function* () {
      yield await Promise.reject(new Error('gone'))
    })
    await expect(ask(broken)).rejects.toThrow('gone')
  })

  it('is made no further than it was taken', async () => {
    const { told, answer } = answerOf(['1', '2', '3', '4'])
    const { body } = await ask(answer)
    const reader = body?.getReader()
    await reader?.read()
    await new Promise(resolve => setTimeout(resolve))
    expect(told.made).toBe(1)
    await reader?.cancel()
  })

  it('is made no further once nobody wants the rest', async () => {
    const { told, answer } = answerOf(['1', '2', '3'])
    const { body } = await ask(answer)
    const reader = body?.getReader()
    await reader?.read()
    await reader?.cancel()
    expect(told).toEqual({ made: 1, ended: true })
  })

  it('holds its place in line until it was taken, or until nobody wants it', async () => {
    const run = turnsByKey(() => ({ atOnce: 1, waiting: 10 }))
    const begun: string[] = []
    const room: string[] = []
    const heapRoom: HeapRoom = async work => {
      room.push('in')
      const done = await work()
      room.push('out')
      return done
    }
    const inLine = (name: string) =>
      oneAtATime({ turns: run, heapRoom }, 'line', () => {
        begun.push(name)
        return ask(answerOf(['1', '2'], name).answer)
      })
    const [first, second, third] = ['first', 'second', 'third'].map(inLine)
    const response = await first
    expect(begun).toEqual(['first'])
    expect(room).toEqual(['in'])
    await response?.text()
    await (await second)?.body?.cancel()
    expect(await (await third)?.text()).toBe('12')
    expect(begun).toEqual(['first', 'second', 'third'])
    await vi.waitFor(() => expect(room).toEqual(['in', 'out', 'in', 'out', 'in', 'out']))
  })
})
