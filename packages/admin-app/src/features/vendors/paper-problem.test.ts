import { DOCUMENT_TEXTS } from '@product/sdk/nouns/files'
import { expect, it } from 'vitest'
import { paperProblem, sizeText } from './paper-problem'

it.each([
  ['insurance.pdf', 1200, undefined],
  ['SCAN.JPEG', 1200, undefined],
  ['setup.exe', 1200, DOCUMENT_TEXTS.unknown],
  ['no ending', 1200, DOCUMENT_TEXTS.unknown],
  ['empty.pdf', 0, DOCUMENT_TEXTS.empty],
  ['film.pdf', 60 * 1_048_576, DOCUMENT_TEXTS.tooLarge],
])('of the file %s with %i bytes is said: %s', (name, size, problem) => {
  expect(paperProblem({ name, size })).toBe(problem)
})

it.each([
  [12, '12 bytes'],
  [1200, '1 kB'],
  [1_250_000, '1.3 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
