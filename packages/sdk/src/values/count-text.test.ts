import { describe, expect, it } from 'vitest'
import { countText, pluralText } from './count-text'

describe('a count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [999.5, '1,000'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
    [-1234, '-1,234'],
    [-0.4, '0'],
    [-0, '0'],
    [2337.4999, '2,337'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
  ])('%d reads %s', (value, text) => {
    expect(countText(value)).toBe(text)
  })

  it('can keep decimals', () => {
    expect(countText(1234.56, 1)).toBe('1,234.6')
    expect(countText(12, 1)).toBe('12.0')
  })
})

describe('a count of things', () => {
  it.each([
    [0, '0 days'],
    [1, '1 day'],
    [2, '2 days'],
    [1000, '1,000 days'],
  ])('of %i reads %s', (count, text) => {
    expect(pluralText(count, 'day', 'days')).toBe(text)
  })
})
