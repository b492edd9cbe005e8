import { expect, it } from 'vitest'
import { readQuery } from './read-input'
import { withZonePlus } from './zone-plus'

it.each([
  '2026-05-01T00:00:00+02:00',
  '2026-05-01T00:00+0200',
  '2026-05-01T00:00:00.123+02',
  '2026-05-01 00:00:00+02:00',
  '20260501T000000+0200',
  '2026/05/01 00:00:00+02:00',
])('the zone of %s is read, though its plus arrives as a blank', time => {
  expect(readQuery(new URL(`http://haulboard.test/?at=${time.replace(/ (?=\d\d:)/, '%20')}&at=b`))).toEqual({
    at: [time, 'b'],
  })
})

it.each([
  '2026-05-01 00:00:00',
  '2026-05-01T00:00:00-07:00',
  'truck 12',
  '2026-05-01 07',
  '20260501 000000',
  'a+b c',
])('what is no time with a zone stays: %s', text => expect(withZonePlus(text)).toBe(text))
