import { describe, expect, it } from 'vitest'
import { bodyId, id, idParam } from './id-param'

describe('an id in an address', () => {
  it.each([
    ['7', 7],
    [7, 7],
    ['0', 0],
    ['007', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%j is %i', (text, number) => expect(idParam().parse(text)).toBe(number))

  it.each(['', ' 7', '-1', '1.5', '1e3', '0x10', 'abc', '7;drop', '12345678901234567', 1.5, -1, null])(
    '%j is refused',
    text => expect(idParam().safeParse(text).success).toBe(false),
  )
})

describe('an id in an answer', () => {
  it.each([0, 7])('may be %i', number => expect(id().parse(number)).toBe(number))
  it.each([-1, 1.5, '7', null])('may not be %j', value => expect(id().safeParse(value).success).toBe(false))
})

describe('an id in a body', () => {
  it.each([1, 2_147_483_647])('may be %i', number => expect(bodyId().parse(number)).toBe(number))

  it.each([0, -1, 1.5, 2_147_483_648, Number.NaN, '7', null, undefined])(
    'may not be %j, which is said in the field’s words',
    value => {
      const { success, error } = bodyId('Please choose a client.').safeParse(value)
      expect([success, error?.issues[0]?.message]).toEqual([false, 'Please choose a client.'])
    },
  )
})
