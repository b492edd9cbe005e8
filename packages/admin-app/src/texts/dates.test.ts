import { expect, it } from 'vitest'
import { datesIn } from './dates'

const AT = '2026-11-28T00:35:00Z'

it('writes days and times of Los Angeles in English', () => {
  const dates = datesIn('en')
  expect(dates.time(AT)).toBe('4:35 PM')
  expect(dates.moment(AT)).toBe('11/27/2026, 4:35 PM')
  expect(dates.appointment(AT)).toBe('Fri, 11/27/2026, 4:35 PM PST')
  expect(dates.whole(AT)).toBe('Friday, November 27, 2026 at 4:35:00 PM PST (Los Angeles)')
  expect(dates.inWords('2026-05-01')).toBe('Friday, May 1, 2026')
  expect(dates.weekday('2026-05-01')).toBe('Friday')
  expect(dates.month('2026-05')).toBe('May 2026')
})

it('names days and months in Spanish, while the figures of a day keep their order', () => {
  const dates = datesIn('es')
  expect(dates.time(AT)).toBe('16:35')
  expect(dates.moment(AT)).toBe('11/27/2026, 16:35')
  expect(dates.appointment(AT)).toBe('vie, 11/27/2026, 16:35 GMT-8')
  expect(dates.inWords('2026-05-01')).toBe('viernes, 1 de mayo de 2026')
  expect(dates.weekday('2026-05-01')).toBe('viernes')
  expect(dates.month('2026-05')).toBe('mayo de 2026')
})

it('tells the two hours apart that a night in November has twice', () => {
  const { appointment } = datesIn('en')
  expect(appointment('2026-11-01T08:30:00Z')).toBe('Sun, 11/01/2026, 1:30 AM PDT')
  expect(appointment('2026-11-01T09:30:00Z')).toBe('Sun, 11/01/2026, 1:30 AM PST')
})
