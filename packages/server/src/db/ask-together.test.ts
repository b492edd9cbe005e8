import { describe, expect, it } from 'vitest'
import { askTogether } from './ask-together'

/** A store that answers when told to, with what is then in it. */
function slowStore() {
  const asked: string[][] = []
  const answers: (() => void)[] = []
  const names = new Map([
    ['a', 'Ann'],
    ['b', 'Bob'],
  ])
  const ask = askTogether(async (keys: readonly string[]) => {
    asked.push([...keys])
    const found = new Map([...names].filter(([key]) => keys.includes(key)))
    await new Promise<void>(resolve => answers.push(resolve))
    return found
  })
  /** Answers the question that is under way, once it is. */
  const answer = async () => {
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    answers.shift()?.()
  }
  return { ask, asked, answer, names }
}

describe('questions asked together', () => {
  it('are one question where they come while another is under way, each key once', async () => {
    const { ask, asked, answer } = slowStore()
    const first = ask('a')
    await expect.poll(() => asked.length).toBe(1)
    const later = Promise.all([ask('b'), ask('b'), ask('nobody')])
    await answer()
    await answer()
    expect([await first, ...(await later)]).toEqual(['Ann', 'Bob', 'Bob', undefined])
    expect(asked).toEqual([['a'], ['b', 'nobody']])
  })

  it('are one question where they come in one turn', async () => {
    const { ask, asked, answer } = slowStore()
    const both = Promise.all([ask('a'), Promise.resolve().then(() => ask('b'))])
    await answer()
    expect(await both).toEqual(['Ann', 'Bob'])
    expect(asked).toEqual([['a', 'b']])
  })

  it('get no answer that was found before they were asked', async () => {
    const { ask, asked, answer, names } = slowStore()
    const before = ask('a')
    await expect.poll(() => asked.length).toBe(1)
    names.delete('a')
    const after = ask('a')
    await answer()
    await answer()
    expect([await before, await after]).toEqual(['Ann', undefined])
  })

  it('fail together, and the next ones are asked anew', async () => {
    let broken = true
    const ask = askTogether(async (keys: readonly string[]) => {
      if (broken) throw new Error('gone')
      return new Map(keys.map(key => [key, key]))
    })
    const failed = await Promise.allSettled([ask('a'), ask('b')])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    broken = false
    expect(await ask('a')).toBe('a')
  })
})
