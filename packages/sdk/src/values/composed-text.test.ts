import { expect, it } from 'vitest'
import { composed } from './composed-text'

const [TWO_SIGNS, ONE_SIGN] = ['Cafe\u0301', 'Caf\u00e9']

it('the two spellings of a text are one, wherever it stands', () => {
  expect(composed(TWO_SIGNS)).toBe(ONE_SIGN)
  expect(composed({ name: TWO_SIGNS, list: [{ name: TWO_SIGNS }, 7, null, true] })).toEqual({
    name: ONE_SIGN,
    list: [{ name: ONE_SIGN }, 7, null, true],
  })
  expect(composed('\u1112\u1161\u11ab')).toBe('\ud55c')
})

it('what is seen stays: emoji, joined scripts, texts from right to left', () => {
  for (const text of ['👨‍👩‍👧 ❤️', 'می‌خواهم', 'שלום', 'plain']) expect(composed(text)).toBe(text)
})

it('a password stays as it was typed', () => {
  expect(composed({ password: TWO_SIGNS, newPassword: TWO_SIGNS })).toEqual({
    password: TWO_SIGNS,
    newPassword: TWO_SIGNS,
  })
})

it('a file comes through as it is', () => {
  const file = new File(['x'], 'a.png')
  expect(composed({ file })).toEqual({ file })
  expect(composed(undefined)).toBeUndefined()
})

it('a name that objects are born with is a name like any other', () => {
  const read: unknown = JSON.parse('{"__proto__":{"a":1},"b":2}')
  expect(JSON.stringify(composed(read))).toBe(JSON.stringify(read))
})
