import { expect, it, vi } from 'vitest'
import { inTurn } from './in-turn'

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

it('rests before the next piece of work, for as long as it was told of the time of the one before', async () => {
  vi.useFakeTimers()
  try {
    const queue = inTurn({ atOnce: 1, rest: 0.5 })
    const ended: string[] = []
    const add = async (name: string, ms: number) => {
      await queue(() => new Promise<void>(resolve => setTimeout(resolve, ms)))
      ended.push(name)
    }
    const all = [add('first', 100), add('second', 10)]
    await vi.advanceTimersByTimeAsync(100)
    expect(ended).toEqual(['first'])
    // 50 ms of rest and 10 of work.
    await vi.advanceTimersByTimeAsync(59)
    expect(ended).toEqual(['first'])
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toEqual(['first', 'second'])
    await Promise.all(all)
  } finally {
    vi.useRealTimers()
  }
})

it('does not rest where nobody waits', async () => {
  vi.useFakeTimers()
  try {
    const queue = inTurn({ atOnce: 1, rest: 0.5 })
    const work = () => queue(() => new Promise<void>(resolve => setTimeout(resolve, 100)))
    const first = work()
    await vi.advanceTimersByTimeAsync(100)
    await first
    let isDone = false
    void work().then(() => (isDone = true))
    await vi.advanceTimersByTimeAsync(100)
    expect(isDone).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
