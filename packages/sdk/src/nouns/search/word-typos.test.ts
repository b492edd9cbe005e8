import { describe, expect, it } from 'vitest'
import { editsAllowed, fitWord } from './word-typos'

const typos = (query: string, word: string, isPrefix = true) => fitWord(query, word, isPrefix)?.typos

describe('a query word', () => {
  it.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
    ['12345678', 0],
    ['8abc123', 1],
    ['𠀀𠀁𠀂𠀃', 0],
  ])('%s may be off by its length (%i)', (word, edits) => {
    expect(editsAllowed(word)).toBe(edits)
  })

  it.each([
    ['michael', 'michael', 0],
    ['mickael', 'michael', 1],
    ['micael', 'michael', 1],
    ['mickhael', 'michael', 1],
    ['micheal', 'michael', 1],
    ['tichael', 'michael', 2],
    ['imchael', 'michael', 2],
    ['ichael', 'michael', 2],
    ['mickaell', 'michael', 2],
    ['tickaell', 'michael', undefined],
    ['logsitcs', 'logistics', 2],
    ['kogsitics', 'logistics', 3],
    ['mikael', 'michael', undefined],
    ['mic', 'mac', undefined],
    ['michaex', 'michael', 1],
  ])('%s stands for %s with its typos (%s)', (query, word, expected) => {
    expect(typos(query, word)).toBe(expected)
  })

  it('is the beginning of a word only where it is the last', () => {
    expect(fitWord('harb', 'harbor', true)).toEqual({ typos: 0, length: 4, exact: false })
    expect(fitWord('harb', 'harbor', false)).toBeUndefined()
    expect(fitWord('harbor', 'harbor', true)).toEqual({ typos: 0, length: 6, exact: true })
    expect(typos('hrab', 'harbor')).toBe(1)
    expect(typos('hrab', 'harbor', false)).toBeUndefined()
    expect(typos('harbo', 'harbor', false)).toBe(1)
  })

  it('covers as much of the word as it comes close to', () => {
    expect(fitWord('harbr', 'harborside', true)).toEqual({ typos: 1, length: 6, exact: false })
  })

  it('that is a number is taken literally', () => {
    expect(typos('13105550001', '13105550002')).toBeUndefined()
    expect(typos('1310', '13105550002')).toBe(0)
  })
})

/** The textbook's whole table, for every beginning of the word. */
function textbook(query: string, word: string, isPrefix: boolean): number {
  const table = Array.from({ length: query.length + 1 }, (_, row) =>
    Array.from({ length: word.length + 1 }, (__, at) => (row === 0 ? at : row)),
  )
  for (let row = 1; row <= query.length; row++) {
    for (let at = 1; at <= word.length; at++) {
      const same = query[row - 1] === word[at - 1] ? 0 : 1
      const swap = query[row - 1] === word[at - 2] && query[row - 2] === word[at - 1]
      table[row]![at] = Math.min(
        table[row - 1]![at - 1]! + same,
        table[row - 1]![at]! + 1,
        table[row]![at - 1]! + 1,
        swap && row > 1 && at > 1 ? table[row - 2]![at - 2]! + 1 : Infinity,
      )
    }
  }
  const last = table[query.length]!
  return isPrefix ? Math.min(...last) : last[word.length]!
}

it('the distance is the textbook’s, for words of few letters in every order', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const letters = (length: number) => Array.from({ length }, () => 'abc'[random(3)]).join('')
  for (let round = 0; round < 5000; round++) {
    const query = letters(1 + random(10))
    const word = letters(1 + random(12))
    const isPrefix = round % 2 === 0
    const edits = textbook(query, word, isPrefix)
    const fit = fitWord(query, word, isPrefix)
    const expected =
      edits > editsAllowed(query) ? undefined : edits + (edits > 0 && query[0] !== word[0] ? 1 : 0)
    expect([query, word, isPrefix, fit?.typos]).toEqual([query, word, isPrefix, expected])
  }
})
