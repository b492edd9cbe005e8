import { expect, it } from 'vitest'
import { losAngelesDayParam, monthParam } from './day-params'

it.each([
  ['2026-05-18', '2026-05-18'],
  ['2026-05-18T00:00:00.000Z', '2026-05-18'],
  ['2026-05-18T23:59:59.999Z', '2026-05-18'],
  ['2026-05-18T06:30:00.000Z', '2026-05-17'],
  ['2026-05-18T06:30:00-07:00', '2026-05-18'],
])('%s stands for the day %s', (text, day) => {
  expect(losAngelesDayParam.parse(text)).toBe(day)
})

it.each(['', 'abc', '2026-02-30', '1885-01-01', '2100-01-01', '2026-05-18T06:30'])('%j is no day', text => {
  expect(losAngelesDayParam.safeParse(text).success).toBe(false)
})

it.each([
  ['2026-05', true],
  ['2026-13', false],
  ['1885-01', false],
  ['2026-5', false],
  ['abc', false],
])('%s is a month: %s', (text, is) => {
  expect(monthParam.safeParse(text).success).toBe(is)
})
