import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { halfAsLong, inTurn } from './in-turn'

/** A queue whose pieces of work end when the test says so. */
function observed(mostAtOnce: number) {
  const queue = inTurn({ atOnce: mostAtOnce })
  const started: string[] = []
  const ends = new Map<string, { end: () => void; fail: (error: Error) => void }>()
  let most = 0
  const add = (name: string): Promise<void> =>
    queue(async () => {
      started.push(name)
      most = Math.max(most, ends.size + 1)
      await new Promise<void>((end, fail) => ends.set(name, { end, fail }))
    })
  const end = (name: string): void => {
    ends.get(name)?.end()
    ends.delete(name)
  }
  const fail = (name: string): void => {
    ends.get(name)?.fail(new Error(name))
    ends.delete(name)
  }
  return { add, end, fail, started, mostAtOnce: () => most }
}

it('lets so many run, and the others in the order in which they came', async () => {
  const { add, end, started } = observed(2)
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(add)
  expect(started).toEqual(['a', 'b'])
  end('b')
  await b
  expect(started).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) end(name)
  await Promise.all([a, c])
  end('d')
  await d
  expect(started).toEqual(['a', 'b', 'c', 'd'])
})

it('never admits one too many, also where one comes at the moment at which another ends', async () => {
  const { add, end, started, mostAtOnce } = observed(1)
  const first = add('first')
  const second = add('second')
  // Comes before the second has woken up to the place of the first.
  const third = first.then(() => add('third'))
  end('first')
  await first
  await Promise.resolve()
  end('second')
  await second
  await Promise.resolve()
  end('third')
  await third
  expect(started).toEqual(['first', 'second', 'third'])
  expect(mostAtOnce()).toBe(1)
})

it('goes on after a piece of work has failed', async () => {
  const { add, end, fail, started } = observed(1)
  const bad = add('bad')
  const good = add('good')
  fail('bad')
  await expect(bad).rejects.toThrow('bad')
  end('good')
  await good
  expect(started).toEqual(['bad', 'good'])
})

describe('a line that rests', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const resting = (atOnce: number, rest = halfAsLong) => {
    const queue = inTurn({ atOnce, rest })
    const ended: string[] = []
    const add = (name: string, ms: number, error?: Error) => {
      const work = queue(async () => {
        await new Promise<void>(resolve => setTimeout(resolve, ms))
        if (error) throw error
        ended.push(name)
      })
      work.catch(() => {})
      return work
    }
    return { add, ended }
  }

  it('does so by the time that the work before took, also where it failed', async () => {
    const { add, ended } = resting(1)
    void add('first', 80)
    const failing = add('second', 20, new Error('second'))
    void add('third', 10)
    await vi.advanceTimersByTimeAsync(80 + 40 + 20)
    await expect(failing).rejects.toThrow('second')
    await vi.advanceTimersByTimeAsync(10 + 9)
    expect(ended).toEqual(['first'])
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toEqual(['first', 'third'])
  })

  it('does so for 50 ms at most', async () => {
    const { add, ended } = resting(1)
    void add('first', 1000)
    void add('second', 10)
    await vi.advanceTimersByTimeAsync(1000 + 49 + 10)
    expect(ended).toEqual(['first'])
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toEqual(['first', 'second'])
  })

  it('does not where nobody waits, nor once it is told so', async () => {
    let isOver = false
    const { add, ended } = resting(1, tookMs => (isOver ? 0 : tookMs / 2))
    void add('alone', 80)
    await vi.advanceTimersByTimeAsync(80)
    void add('first', 80)
    await vi.advanceTimersByTimeAsync(80)
    expect(ended).toEqual(['alone', 'first'])
    isOver = true
    void add('second', 80)
    void add('third', 10)
    await vi.advanceTimersByTimeAsync(90)
    expect(ended).toEqual(['alone', 'first', 'second', 'third'])
  })

  it('does not in a second place while one person waits', async () => {
    const { add, ended } = resting(2)
    void add('one', 80)
    void add('two', 80)
    void add('three', 10)
    await vi.advanceTimersByTimeAsync(80 + 10)
    expect(ended).toEqual(['one', 'two', 'three'])
  })
})
