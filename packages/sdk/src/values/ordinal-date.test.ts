import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../testing/shared-data'
import { ordinal, ordinalDate } from './ordinal-date'

describe('a date in words', () => {
  it.each([
    ['2020-05-01', '1st May 2020'],
    ['2020-05-02', '2nd May 2020'],
    ['2020-05-03', '3rd May 2020'],
    ['2020-05-05', '5th May 2020'],
    ['2020-02-11', '11th February 2020'],
    ['2020-02-12', '12th February 2020'],
    ['2020-02-13', '13th February 2020'],
    ['2020-06-21', '21st June 2020'],
    ['2020-06-22', '22nd June 2020'],
    ['2020-06-23', '23rd June 2020'],
    ['2020-12-31', '31st December 2020'],
  ])('%s reads %s', (day, text) => {
    expect(ordinalDate(day)).toBe(text)
  })

  it('is refused for text that is no date', () => {
    expect(() => ordinalDate('2020-02-30')).toThrow(RangeError)
  })
})

const cases = sharedData('dates/cases.json')

describe.skipIf(!cases)('the collected ordinals', () => {
  it('match', () => {
    // The path is there: the suite is left out otherwise. The shape is the collection's own.
    const { ordinals } = JSON.parse(readFileSync(cases as string, 'utf8')) as {
      ordinals: Record<string, string>
    }
    for (const [n, text] of Object.entries(ordinals)) expect(ordinal(Number(n))).toBe(text)
  })
})
