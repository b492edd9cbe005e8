import { describe, expect, it } from 'vitest'
import { owesSecondFactor, printedCode, readCode } from './second-factor'

describe('a code that was typed', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['abcd-efgh-2345-6789', { kind: 'recovery', code: 'ABCDEFGH23456789' }],
    ['oil0-0000 0000-0000', { kind: 'recovery', code: '0110000000000000' }],
    ['12345', undefined],
    ['1234567', undefined],
    ['UUUU-UUUU-UUUU-UUUU', undefined],
    ['١٢٣٤٥٦', undefined],
    ['', undefined],
  ])('%j', (typed, read) => {
    expect(readCode(typed)).toEqual(read)
  })

  it('is read as it is printed', () => {
    const code = 'ABCDEFGH23456789'
    expect(printedCode(code)).toBe('ABCD-EFGH-2345-6789')
    expect(readCode(printedCode(code))).toEqual({ kind: 'recovery', code })
  })
})

describe('who must set up a second factor', () => {
  const brand = { secondFactorRoles: [1, 3] } as const
  it.each([
    [1, false, true],
    [1, true, false],
    [2, false, false],
    [3, false, true],
    [4, false, false],
  ] as const)('role %d, has one: %s', (role, hasSecondFactor, owes) => {
    expect(owesSecondFactor(brand, { role, hasSecondFactor })).toBe(owes)
    expect(owesSecondFactor({ secondFactorRoles: [] }, { role, hasSecondFactor })).toBe(false)
  })
})
