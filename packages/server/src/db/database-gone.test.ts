import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isDatabaseGone } from './database-gone'

const failure = (message: string, parts: Record<string, string> = {}) =>
  Object.assign(new Error(message), parts)

describe('a database is gone', () => {
  it.each([
    ['nobody listens', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })],
    ['its socket file is gone', failure('connect ENOENT', { code: 'ENOENT', syscall: 'connect' })],
    ['its name is unknown', failure('getaddrinfo', { code: 'ENOTFOUND', syscall: 'getaddrinfo' })],
    ['it shuts down', failure('terminating connection', { code: '57P01' })],
    ['it still starts', failure('the database system is starting up', { code: '57P03' })],
    ['it takes no more connections', failure('too many clients already', { code: '53300' })],
    ['a query takes too long', failure('canceling statement due to statement timeout', { code: '57014' })],
    ['another holds what it needs', failure('canceling statement due to lock timeout', { code: '55P03' })],
    ['it hangs', failure('Query read timeout')],
    ['it does not even take the connection', failure('timeout exceeded when trying to connect')],
    ['the connection ends under a query', failure('Connection terminated unexpectedly')],
    ['the connection had ended', failure('Client has encountered a connection error and is not queryable')],
  ])('when %s, whether or not a query was under way', (_, error) => {
    expect(isDatabaseGone(error)).toBe(true)
    expect(isDatabaseGone(new DrizzleQueryError('select', [], error))).toBe(true)
  })

  it.each([
    [
      'a query that is wrong',
      new DrizzleQueryError('select', [], failure('syntax error', { code: '42601' })),
    ],
    ['a file that is not there', failure('open', { code: 'ENOENT', syscall: 'open' })],
    [
      'another service that is gone',
      new TypeError('fetch failed', { cause: failure('', { code: 'ECONNREFUSED' }) }),
    ],
    ['a fault of ours', new TypeError('x is undefined')],
    ['what is no error', 'ECONNREFUSED'],
  ])('not for %s', (_, error) => {
    expect(isDatabaseGone(error)).toBe(false)
  })
})
