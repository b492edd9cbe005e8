import { describe, expect, it } from 'vitest'
import { dayField, optionalDayField } from './day-field'
import { INSTANT_RANGE_TEXT } from './instant-field'

const field = dayField('Please select a date.')
const problem = (value: unknown) => field.safeParse(value).error?.issues[0]?.message

describe('a date in a body', () => {
  it.each([
    ['a date', '2026-05-05', '2026-05-05'],
    ['a leap day', '2024-02-29', '2024-02-29'],
    ['the UTC start of a day', '2026-05-05T00:00:00.000Z', '2026-05-05'],
    ['the UTC end of a day', '2026-05-05T23:59:59.999Z', '2026-05-05'],
    ['the start of a day in Los Angeles', '2026-05-05T07:00:00.000Z', '2026-05-05'],
    ['the end of a day in Los Angeles', '2026-05-06T06:59:59.999Z', '2026-05-05'],
    ['an evening in Los Angeles with its own zone', '2026-05-05T21:00:00-07:00', '2026-05-05'],
    ['the day on which the clock goes forward', '2026-03-08T08:00:00.000Z', '2026-03-08'],
    ['the day on which it goes back', '2026-11-02T07:59:59.999Z', '2026-11-01'],
    ['milliseconds of a UTC day edge', Date.UTC(2026, 4, 5), '2026-05-05'],
    ['milliseconds in a query', String(Date.UTC(2026, 4, 5)), '2026-05-05'],
    ['milliseconds within a day', Date.UTC(2026, 4, 6, 3), '2026-05-05'],
  ])('may be %s', (_, value, day) => {
    expect(field.parse(value)).toBe(day)
  })

  it.each([
    undefined,
    null,
    '',
    'abc',
    '2026-02-30',
    '2023-02-29',
    '2026-13-01',
    '2026-02-30T00:00:00.000Z',
    '2026',
    '2026-5-5',
    '05/05/2026',
    '2026-05-05T10:00:00',
    Number.NaN,
    {},
  ])('is refused as %j', value => {
    expect(problem(value)).toBe('Please select a date.')
  })

  it.each([
    ['1885-01-01', true],
    ['1999-12-31', true],
    ['2000-01-01', false],
    ['2099-12-31', false],
    ['2100-01-01', true],
    [0, true],
    [Date.UTC(20_000, 5, 5, 5), true],
    [Date.UTC(-1, 5, 5, 5), true],
  ])('of %j is out of the calendar: %s', (value, out) => {
    expect(problem(value)).toBe(out ? INSTANT_RANGE_TEXT : undefined)
  })
})

describe('a date that may be missing', () => {
  const field = optionalDayField('This is not a date.')

  it.each([undefined, null, ''])('is none where it is %j', value => {
    expect(field.parse(value)).toBeNull()
  })

  it('is read as any other, and refused as any other', () => {
    expect(field.parse('2026-05-31T23:59:59.999Z')).toBe('2026-05-31')
    expect(field.safeParse('abc').error?.issues[0]?.message).toBe('This is not a date.')
    expect(field.safeParse({}).error?.issues[0]?.message).toBe('This is not a date.')
    expect(field.safeParse('1885-01-01').error?.issues[0]?.message).toBe(INSTANT_RANGE_TEXT)
  })
})
