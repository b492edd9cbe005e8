import { expect, it } from 'vitest'
import { inTurn } from './in-turn'

/** A queue whose pieces of work end when the test says so. */
function observed(mostAtOnce: number) {
  const queue = inTurn(mostAtOnce)
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
