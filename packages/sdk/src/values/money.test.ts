import { describe, expect, it } from 'vitest'
import { centsNumeral, centsText, dollars, readCents, readWholeCents, sumCents } from './money'

describe('reading an amount', () => {
  it.each([
    ['0', 0],
    ['1234.56', 123456],
    ['1234.5', 123450],
    ['1234.', 123400],
    ['.5', 50],
    [' $1,234.56 ', 123456],
    ['-12.30', -1230],
    ['-0', 0],
    ['1234.5600', 123456],
    ['1.004', 100],
    ['1.005', 101],
    ['-1.005', -101],
    ['0.995', 100],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [1e3, 100000],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%j is %i cents', (amount, cents) => {
    expect(readCents(amount)).toBe(cents)
  })

  it.each([
    '',
    '.',
    '-',
    '$',
    'abc',
    '1.2.3',
    '1,23',
    '12,34.5',
    '1e3',
    '٣',
    '90071992547409.92',
    Number.NaN,
    1e21,
  ])('refuses %j', amount => {
    expect(readCents(amount)).toBeUndefined()
  })
})

describe('an amount that is not to be rounded', () => {
  it.each([
    ['333.33', 33333],
    ['333.3300', 33333],
    ['$1,500', 150000],
    [333.3, 33330],
    [-5, -500],
  ])('%j is read to the cent', (amount, cents) => {
    expect(readWholeCents(amount)).toBe(cents)
  })

  it.each(['333.335', 333.335, 0.1 + 0.2, '1.0001', 'abc', ''])('%j is refused', amount => {
    expect(readWholeCents(amount)).toBeUndefined()
  })

  it('goes over the wire in dollars and comes back as the same cents', () => {
    for (const cents of [0, 1, 29, 1999, 50_050, 999_999_900, 999_999_899])
      expect(readCents(dollars(cents))).toBe(cents)
  })
})

describe('writing an amount', () => {
  it.each([
    [0, '0.00', '0.00'],
    [5, '0.05', '0.05'],
    [-5, '-0.05', '-0.05'],
    [100, '1.00', '1.00'],
    [99999, '999.99', '999.99'],
    [100000, '1000.00', '1,000.00'],
    [-123456789, '-1234567.89', '-1,234,567.89'],
  ])('%i cents is %s in a file and %s to read', (cents, numeral, text) => {
    expect(centsNumeral(cents)).toBe(numeral)
    expect(centsText(cents)).toBe(text)
    expect(readCents(numeral)).toBe(cents)
  })

  it('refuses parts of a cent', () => {
    expect(() => centsNumeral(10.5)).toThrow(RangeError)
  })
})

describe('summing', () => {
  it('is exact where dollars would drift', () => {
    expect(sumCents(Array.from({ length: 1000 }, () => 10))).toBe(10000)
    expect(sumCents([])).toBe(0)
  })
})
