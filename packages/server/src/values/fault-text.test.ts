import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { faultText } from './fault-text'

const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })

it.each([
  ['an error', new TypeError('x is undefined'), 'TypeError: x is undefined'],
  ['one with a code', refused, 'Error: refused (ECONNREFUSED)'],
  ['one that names what lies behind it', new Error('none', { cause: refused }), 'Error: none (ECONNREFUSED)'],
  [
    'a query, without its text and values',
    new DrizzleQueryError('select', ['secret'], refused),
    'Error: ECONNREFUSED',
  ],
  ['a query that says no more', new DrizzleQueryError('select', ['secret']), 'Error: no code'],
  ['a long one, cut', new Error('x'.repeat(300)), `Error: ${'x'.repeat(200)}`],
  ['what is no error', 'secret', 'unknown'],
])('a log line tells of %s', (_, error, text) => {
  expect(faultText(error)).toBe(text)
})
