import { expect, it } from 'vitest'
import { daysByPlaceholder, withDay, withProcess } from './process-progress'
import { aProcess, aProcessDay } from './story-backdate'

it('a generation that is told of takes the place of what was known of it', () => {
  const other = aProcess({ route_process_id: 3 })
  const next = aProcess({ done: 12 })
  expect(withProcess([aProcess({ done: 11 }), other], next)).toEqual([next, other])
})

it('a generation that another tab began stands first', () => {
  const next = aProcess({ route_process_id: 5 })
  expect(withProcess([aProcess()], next)).toEqual([next, aProcess()])
})

it('what is told late does not set back what was loaded meanwhile', () => {
  const further = aProcess({ done: 12 })
  expect(withProcess([further], aProcess({ done: 11 }))).toEqual([further])
  const ended = aProcess({ status: 'cancelled', ended_at: '2026-05-20T17:30:00.000Z' })
  expect(withProcess([ended], aProcess({ done: 60 }))).toEqual([ended])
})

it('a day that is done takes its place, and no other day of the placeholder changes', () => {
  const days = [
    aProcessDay({ day: '2026-05-01', outcome: null }),
    aProcessDay({ day: '2026-05-02', outcome: null }),
  ]
  const done = aProcessDay({ day: '2026-05-02' })
  expect(withDay(days, done)).toEqual([days[0], done])
})

it('days are counted by placeholder, those that are to be done not among the failed', () => {
  const days = [
    aProcessDay({ day: '2026-05-01' }),
    aProcessDay({ day: '2026-05-02', outcome: { code: 'no_stops' } }),
    aProcessDay({ day: '2026-05-03', outcome: null }),
    aProcessDay({ placeholder_id: 10, placeholder_name: 'Port' }),
  ]
  expect(
    daysByPlaceholder(days).map(({ name, days: of, done, failed }) => [name, of.length, done, failed]),
  ).toEqual([
    ['Downtown loop', 3, 2, 1],
    ['Port', 1, 1, 0],
  ])
})
