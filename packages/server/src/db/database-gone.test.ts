import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isDatabaseGone, NoConnection } from './database-gone'

const failure = (message: string, parts: Record<string, string> = {}) =>
  Object.assign(new Error(message), parts)

const gone: [string, Error][] = [
  ['nobody listens', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
  ['its socket file is gone', failure('connect ENOENT', { code: 'ENOENT' })],
  ['its name is unknown', failure('getaddrinfo', { code: 'ENOTFOUND' })],
]

const said: [string, Error][] = [
  ['it shuts down', failure('terminating connection', { code: '57P01' })],
  ['it still starts', failure('the database system is starting up', { code: '57P03' })],
  ['it takes no more connections', failure('too many clients already', { code: '53300' })],
  ['a query takes too long', failure('canceling statement due to statement timeout', { code: '57014' })],
  ['another holds what it needs', failure('canceling statement due to lock timeout', { code: '55P03' })],
  ['it hangs', failure('Query read timeout')],
  ['the connection ends under a query', failure('Connection terminated unexpectedly')],
  ['the connection had ended', failure('Client has encountered a connection error and is not queryable')],
]

describe('a database is gone', () => {
  it.each(gone)('when %s, as a query or the connecting heard it', (_, error) => {
    expect(isDatabaseGone(new DrizzleQueryError('select', [], error))).toBe(true)
    expect(isDatabaseGone(new NoConnection('', { cause: error }))).toBe(true)
  })

  it.each(gone)('not when %s, where somebody else heard it: that is another service', (_, error) => {
    expect(isDatabaseGone(error)).toBe(false)
    expect(isDatabaseGone(new TypeError('fetch failed', { cause: error }))).toBe(false)
  })

  it.each(said)('when %s, whether or not a query was under way', (_, error) => {
    expect(isDatabaseGone(error)).toBe(true)
    expect(isDatabaseGone(new DrizzleQueryError('select', [], error))).toBe(true)
  })

  it.each([
    [
      'a query that is wrong',
      new DrizzleQueryError('select', [], failure('syntax error', { code: '42601' })),
    ],
    ['a fault of ours', new TypeError('x is undefined')],
    ['what is no error', 'ECONNREFUSED'],
  ])('not for %s', (_, error) => {
    expect(isDatabaseGone(error)).toBe(false)
  })
})
