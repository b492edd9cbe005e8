import { describe, expect, it } from 'vitest'
import {
  currentPayMonth,
  monthAndYear,
  monthName,
  PAY_MONTH_TEXTS,
  payMonthField,
  payMonthFrom,
  readPayMonth,
} from './pay-month'

describe('a pay period', () => {
  it.each(['2000-01', '2020-02', '2026-12', '2099-12'])('may be %s', month => {
    expect(readPayMonth(month)).toBe(month)
    expect(payMonthField.parse(month)).toBe(month)
  })

  it.each([
    '2026-13',
    '2026-00',
    '1885',
    '1885-05',
    '1999-12',
    '2100-01',
    'abc',
    '',
    '2026-5',
    '2026-05-01',
    ' 2026-05',
    '2026-05\n',
  ])('is refused as %j', month => {
    expect(readPayMonth(month)).toBeUndefined()
    expect(payMonthField.safeParse(month).error?.issues[0]?.message).toBe(PAY_MONTH_TEXTS.noMonth)
  })

  it('is the month in Los Angeles until midnight there', () => {
    expect(currentPayMonth('2026-06-01T06:59:59.999Z')).toBe('2026-05')
    expect(currentPayMonth('2026-06-01T07:00:00.000Z')).toBe('2026-06')
    expect(currentPayMonth('2026-12-01T07:59:59.999Z')).toBe('2026-11')
  })

  it.each([
    ['2026-05-01', '2026-05-31', '2026-05'],
    ['2024-02-01', '2024-02-29', '2024-02'],
    ['2023-02-01', '2023-02-27', undefined],
    ['2026-05-02', '2026-05-31', undefined],
    ['2026-05-01', '2026-06-30', undefined],
    ['2026-05-31', '2026-05-01', undefined],
    ['1885-05-01', '1885-05-31', undefined],
  ])('from %s to %s is %s', (start, end, month) => {
    expect(payMonthFrom(start, end)).toBe(month)
  })

  it('is named as bills name it', () => {
    expect([monthName('2020-08'), monthAndYear('2020-08')]).toEqual(['August', 'August 2020'])
    expect([monthName('2026-02'), monthAndYear('2026-12')]).toEqual(['February', 'December 2026'])
  })
})
