import { expect, it } from 'vitest'
import { storableText } from './storable-text'

const text = storableText(10)

it.each(['', ' two\nlines', '😀 ok', 'ünï'])('takes %j as it is', given => {
  expect(text.parse(given)).toBe(given)
})

it.each(['\uD83D', 'cut \uDE00', 'nul \0', 'x'.repeat(11)])('refuses %j', given => {
  expect(text.safeParse(given).success).toBe(false)
})
