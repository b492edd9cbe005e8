import { expect, it } from 'vitest'
import { datesIn } from '../../texts/dates'
import { dayText, rowTime } from './day-text'

const TODAY = '2026-05-05'

const ENGLISH = datesIn('en')

it.each([
  ['2026-05-05', { key: 'threads.today' }],
  ['2026-05-04', { key: 'threads.yesterday' }],
  ['2026-05-06', { key: 'threads.tomorrow' }],
  ['2026-05-01', { text: 'Friday, 05/01/2026' }],
  ['2025-12-31', { text: 'Wednesday, 12/31/2025' }],
])('on 5 May the day %s is %o', (day, text) => {
  expect(dayText(day, TODAY, ENGLISH)).toEqual(text)
})

it.each([
  ['2026-05-05T07:00:00.000Z', { text: '12:00 AM' }],
  ['2026-05-05T06:59:00.000Z', { key: 'threads.yesterday' }],
  ['2026-05-03T20:00:00.000Z', { text: '05/03/2026' }],
])('on 5 May a thread of %s shows %o', (instant, text) => {
  expect(rowTime(instant, TODAY, ENGLISH)).toEqual(text)
})

it('names the day of the week in Spanish', () => {
  expect(dayText('2026-05-01', TODAY, datesIn('es'))).toEqual({ text: 'viernes, 05/01/2026' })
})
