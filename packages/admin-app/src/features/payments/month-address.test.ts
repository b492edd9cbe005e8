import { describe, expect, it } from 'vitest'
import { paymentsAddress, readMonthView } from './month-address'

const read = (query: string) => readMonthView(new URLSearchParams(query), '2026-05')

describe('the address of the payments', () => {
  it.each([
    ['', '2026-05'],
    ['month=2026-02', '2026-02'],
    ['month=2026-13', null],
    ['month=1885-01', null],
    ['month=abc', null],
  ])('with "%s" is that of the month %s', (query, month) => {
    expect(read(query).month).toBe(month)
  })

  it('holds the whole view, and what is no part of one is left alone', () => {
    expect(read('search=vega&show=not-ready&sort=amount_ext&order=desc&page=3&schedule=5-12')).toMatchObject({
      search: 'vega',
      onlyNotReady: true,
      sort: 'amount_ext',
      order: 'desc',
      page: 3,
      schedule: '5-12',
    })
    expect(read('sort=version&page=-2&truck=x')).toMatchObject({ sort: undefined, page: 1, truck: undefined })
  })

  it('is as short as what it says', () => {
    expect(paymentsAddress({})).toBe('/drive/payments')
    expect(paymentsAddress({ month: '2026-04', show: undefined })).toBe('/drive/payments?month=2026-04')
  })
})
