import { expect, it } from 'vitest'
import { messageWords } from './message-words'

const translate = (key: string, options: { smart_count?: number } = {}) =>
  `${key} ${options.smart_count ?? ''}`.trim()

it.each([
  [{ body: 'Here', pictures: 2 }, 'Here'],
  [{ body: ' ', pictures: 2 }, 'threads.pictures 2'],
  [{ body: '', pictures: 0 }, 'threads.no_words'],
])('%o is told as %s', (message, words) => {
  expect(messageWords(translate, message)).toBe(words)
})
