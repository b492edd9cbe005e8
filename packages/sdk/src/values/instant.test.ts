import { describe, expect, it } from 'vitest'
import { instantMs, readInstant } from './instant'

describe('an instant', () => {
  it.each([
    ['milliseconds', 1588680000000, 1588680000000],
    ['a Date', new Date(1588680000000), 1588680000000],
    ['text in UTC', '2020-05-05T12:00:00Z', 1588680000000],
    ['text with an offset', '2020-05-05T05:00:00-07:00', 1588680000000],
    ['a date alone, as its UTC midnight', '2020-05-05', 1588636800000],
    ['the start of 1970', 0, 0],
  ])('is read from %s', (_, value, ms) => {
    expect(readInstant(value)).toBe(ms)
    expect(instantMs(value)).toBe(ms)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['words', 'soon'],
    ['empty text', ''],
    ['a time without a zone', '2020-05-05T12:00:00'],
    ['a time without a zone and with a fraction', '2020-05-05T12:00:00.000'],
    ['no number', Number.NaN],
    ['more than a Date holds', 8.64e15 + 1],
    ['an empty Date', new Date(Number.NaN)],
  ])('is not read from %s', (_, value) => {
    expect(readInstant(value)).toBeUndefined()
  })

  it('throws where one is required and none is given', () => {
    expect(() => instantMs('soon')).toThrow(RangeError)
  })
})
