import { matchSought } from '@product/sdk/values'
import { expect, it } from 'vitest'
import { dayName, dayWords } from './day-texts'

it.each(['nov 21', 'November 21', 'saturday', 'sat nov', '11/21/2026', '2026-11-21'])(
  'a day is found by %j',
  typed => {
    expect(matchSought(['2026-11-20', '2026-11-21'], typed, dayWords)).toEqual(['2026-11-21'])
  },
)

it('a day is named with its weekday and year', () => {
  expect(dayName('2026-11-21')).toBe('Sat, Nov 21, 2026')
})
