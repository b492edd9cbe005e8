import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isNoRoom } from './no-room'

const failure = (code: string) => Object.assign(new Error('could not write'), { code })

it.each([
  ['PostgreSQL can’t extend a file', new DrizzleQueryError('insert', [], failure('53100')), true],
  ['a file can’t be written', failure('ENOSPC'), true],
  ['its user has used up what he may', failure('EDQUOT'), true],
  ['a file may not be written', failure('EACCES'), false],
  ['a value stands twice', new DrizzleQueryError('insert', [], failure('23505')), false],
  ['something else fails', new TypeError('x is undefined'), false],
])('tells whether there is no room where %s', (_, error, none) => {
  expect(isNoRoom(error)).toBe(none)
})
