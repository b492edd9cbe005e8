import { expect, it } from 'vitest'
import { isLike } from './is-like'

it.each([
  ['', 'text'],
  [0, 7],
  [[], [1, 'a']],
  [[0], [1, 2]],
  [[0], []],
  [{}, { a: 1 }],
  [{ a: { b: '' } }, { a: { b: 'x', c: 1 } }],
  [{ a: null }, { a: 7 }],
  [{ a: undefined }, {}],
  [undefined, null],
])('like %j is %j', (example, value) => {
  expect(isLike(example, value)).toBe(true)
})

it.each([
  ['', 7],
  [0, '7'],
  [[], {}],
  [[], null],
  [{}, []],
  [{}, null],
  [[0], [1, 'a']],
  [{ a: '' }, {}],
  [{ a: { b: '' } }, { a: null }],
  [[{ a: '' }], [{ a: 'x' }, {}]],
])('like %j is not %j', (example, value) => {
  expect(isLike(example, value)).toBe(false)
})
