import { describe, expect, it } from 'vitest'
import { NoConnection } from '../db/database-gone'
import { startRefusal } from './start-refusal'

const settings = { HOST: '127.0.0.1', PORT: 3000, DATA_DIR: './data' }
const failure = (parts: Record<string, string>) => Object.assign(new Error('it did not work'), parts)

describe('a start that the outside refuses', () => {
  it.each([
    ['PORT', { code: 'EADDRINUSE', syscall: 'listen' }],
    ['PORT', { code: 'EACCES', syscall: 'listen' }],
    ['HOST', { code: 'EADDRNOTAVAIL', syscall: 'listen' }],
    ['HOST', { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '127.0.0.1' }],
    ['DATA_DIR', { code: 'EACCES', syscall: 'mkdir', path: './data' }],
    ['DATA_DIR', { code: 'ENOENT', syscall: 'open', path: './data/lock' }],
  ])('says in one line that %s is the reason (%o)', (name, parts) => {
    expect(startRefusal(failure(parts), settings)).toMatch(new RegExp(`^${name}: [^\\n]+$`))
  })

  it('names DATABASE_URL where a database is set and does not answer or does not know us', () => {
    const withDatabase = { ...settings, DATABASE_URL: 'postgres://db.test/haulboard' }
    const refused = (message: string, cause?: Error) =>
      startRefusal(new NoConnection(message, { cause }), withDatabase)
    expect(refused('it did not work\n  at all')).toBe(
      "DATABASE_URL: the database can't be opened: it did not work",
    )
    expect(refused('', failure({ code: 'ECONNREFUSED' }))).toMatch(/: ECONNREFUSED$/)
    expect(startRefusal(failure({ code: 'ECONNREFUSED' }), settings)).toBeUndefined()
  })

  it('names DATA_DIR where the embedded database in it is none', () => {
    expect(startRefusal(new NoConnection('it did not work'), settings)).toBe(
      "DATA_DIR: the database in ./data can't be opened: it did not work",
    )
  })

  it('leaves every other error to be read whole', () => {
    expect(startRefusal(failure({ code: '42P01' }), settings)).toBeUndefined()
    expect(startRefusal(new TypeError('x is undefined'), settings)).toBeUndefined()
    const elsewhere = failure({ code: 'ENOENT', syscall: 'open', path: './data-of-others/lock' })
    expect(startRefusal(elsewhere, settings)).toBeUndefined()
  })
})
