import type { TimelineEntry } from '@product/sdk/nouns/fleet'
import { expect, it } from 'vitest'
import { timelineDays } from './timeline-days'

const entry = (key: string, at: string, over: Partial<TimelineEntry> = {}): TimelineEntry => ({
  key,
  kind: 'truck',
  event: 'done',
  at,
  only_day: false,
  actor_name: null,
  text: null,
  truck_id: null,
  truck_name: null,
  campaign_id: null,
  truck_problem_id: null,
  payment_schedule_id: null,
  monthly_rate_cents: null,
  ...over,
})

const grouped = (...entries: TimelineEntry[]) =>
  timelineDays(entries).map(({ day, entries }) => [day, ...entries.map(({ key }) => key)])

it('puts what happened under its Los Angeles day', () => {
  expect(grouped(entry('b', '2026-05-02T06:59:00.000Z'), entry('a', '2026-05-01T07:00:00.000Z'))).toEqual([
    ['2026-05-01', 'b', 'a'],
  ])
})

it('puts a campaign’s start under its date, above what happened the evening before', () => {
  expect(
    grouped(entry('late', '2026-05-02T02:00:00.000Z'), entry('start', '2026-05-02T00:00:00.000Z')),
  ).toEqual([
    ['2026-05-02', 'start'],
    ['2026-05-01', 'late'],
  ])
})

it('puts what is known by its day under that day, also in winter', () => {
  expect(grouped(entry('schedule', '2026-01-01T08:00:00.000Z', { only_day: true }))).toEqual([
    ['2026-01-01', 'schedule'],
  ])
})

it('shows an entry once that came with two pages', () => {
  const twice = entry('a', '2026-05-01T12:00:00.000Z')
  expect(grouped(twice, twice)).toEqual([['2026-05-01', 'a']])
})
