import { expect, it } from 'vitest'
import { sizeText } from './size-text'

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [831_488, '812 KB'],
  [1_048_576, '1 MB'],
  [5_242_880, '5 MB'],
  [5_242_881, '5.1 MB'],
])('%d bytes are read as %s, never as less than they are', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
