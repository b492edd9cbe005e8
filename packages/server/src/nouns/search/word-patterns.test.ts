import { fitWord } from '@product/sdk/nouns/search'
import { expect, it } from 'vitest'
import { type WordPart, type WordPatterns, wordPatterns } from './word-patterns'

/** What LIKE does, for words without signs. */
const like = (word: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('_', '.').replaceAll('%', '.*')}$`, 'u').test(word)

/** As the store asks it of the database. */
function hasPart(word: string, { text, from, to, goesOn, before, edits }: WordPart): boolean {
  const place = word.indexOf(text, from)
  if (place === -1 || place > to || !(goesOn || word.endsWith(text))) return false
  const lacking = [...new Set(before)].filter(letter => !word.slice(0, place).includes(letter))
  return lacking.length <= edits || word.includes(text, place + 1)
}

const takesIn = ({ words, beginnings, patterns, parts }: WordPatterns, word: string): boolean =>
  words.includes(word) ||
  parts.some(part => hasPart(word, part)) ||
  beginnings.some(beginning => word.startsWith(beginning)) ||
  patterns.some(pattern => like(word, pattern))

it('a short word and a number are looked for as they are', () => {
  expect(wordPatterns('har', true)).toMatchObject({ words: [], beginnings: ['har'] })
  expect(wordPatterns('har', false)).toMatchObject({ words: ['har'], beginnings: [] })
  expect(wordPatterns('13105550001', true).beginnings).toEqual(['13105550001'])
})

it('a word of another script is looked for with any letter in the place of each', () => {
  expect(wordPatterns('мост', true).patterns).toContain('м_ст%')
  expect(takesIn(wordPatterns('мост', true), 'мастер')).toBe(true)
  expect(takesIn(wordPatterns('мост', false), 'мосты')).toBe(true)
  expect(takesIn(wordPatterns('мостовой', true), 'мостковая')).toBe(true)
})

it('the patterns take in every word that a query word can stand for', () => {
  let seed = 11
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const letter = () => 'abc'[random(3)] ?? 'a'
  const edited = (word: string): string => {
    const at = random(word.length)
    const [before, after] = [word.slice(0, at), word.slice(at)]
    const ways = [
      before + letter() + after,
      before + after.slice(1),
      before + letter() + after.slice(1),
      before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ]
    return ways[random(4)] ?? word
  }
  let fits = 0
  const missed: string[] = []
  for (let round = 0; round < 6000; round++) {
    const query = Array.from({ length: 1 + random(13) }, letter).join('')
    const isPrefix = round % 2 === 0
    const word = edited(edited(query)) + (isPrefix ? Array.from({ length: random(3) }, letter).join('') : '')
    if (word === '' || fitWord(query, word, isPrefix) === undefined) continue
    fits += 1
    if (!takesIn(wordPatterns(query, isPrefix), word)) missed.push(`${query}${isPrefix ? '…' : ''} ${word}`)
  }
  expect(missed).toEqual([])
  expect(fits).toBeGreaterThan(1500)
})
