import { expect, it } from 'vitest'
import { readGpsTime } from './read-gps-time'

const AT = Date.UTC(2020, 2, 8, 5, 40)

it.each([
  ['epoch seconds', '1583646000', AT],
  ['epoch seconds with a fraction', '1583646000.25', AT + 250],
  ['epoch milliseconds', '1583646000000', AT],
  ['a number', 1_583_646_000, AT],
  ['ISO in UTC', '2020-03-08T05:40:00Z', AT],
  ['ISO with a fraction', '2020-03-08T05:40:00.379Z', AT + 379],
  ['ISO with finer fractions', '2020-03-08T05:40:00.3799Z', AT + 379],
  ['ISO with an offset', '2020-03-08T07:40:00+02:00', AT],
  ['an offset without a colon', '2020-03-08 07:40:00+0200', AT],
  ['an offset of hours', '2020-03-08T07:40:00+02', AT],
  ['an offset to the west', '2020-03-07T21:40:00.000-08:00', AT],
  ['a blank and no offset, meant as UTC', '2020-03-08 05:40:00', AT],
  ['slashes', '2020/03/08 05:40:00', AT],
  ['no seconds', '2020-03-08T05:40Z', AT],
  ['blanks around', ' 2020-03-08T05:40:00Z ', AT],
  ['a leap second', '2016-12-31T23:59:60Z', Date.UTC(2017, 0, 1)],
  ['digits alone', '20200308054000', AT],
  ['digits alone without seconds', '202003080540', AT],
  ['digits alone without seconds, in a zone', '20200307T2140-0800', AT],
  ['a number of digits alone', 20_200_308_054_000, AT],
  ['digits alone in UTC', '20200308T054000Z', AT],
  ['digits alone with a fraction and an offset', '20200307214000.25-0800', AT + 250],
  ['a leap day', '2020-02-29T00:00:00Z', Date.UTC(2020, 1, 29)],
])('a time may be written as %s', (_, text, at) => {
  expect(readGpsTime(text)).toBe(at)
})

it.each([
  '',
  'yesterday',
  '2020-03-08',
  '2020-02-30T00:00:00Z',
  '2021-02-29T00:00:00Z',
  '2020-13-01T00:00:00Z',
  '2020-03-08T24:40:00Z',
  '2020-03-08T05:61:00Z',
  '2020-03-08T05:40:00+99:00',
  '03/08/2020 05:40:00',
  '1191',
  '20261320150000',
  '951782400000',
  '20260230150000',
  '20261020250000',
  '99999999999999',
  '-1583646000',
  '1e20',
  'NaN',
])('"%s" is no time', text => {
  expect(readGpsTime(text)).toBeUndefined()
})
