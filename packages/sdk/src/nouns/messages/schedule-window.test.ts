import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../testing/shared-data'
import {
  isQuietHour,
  losAngelesInput,
  quickChoices,
  readSchedule,
  SCHEDULE_WINDOWS,
  type ScheduleWindow,
  scheduleProblem,
} from './schedule-window'

const { chat, compose, server } = SCHEDULE_WINDOWS
const now = '2026-06-10T18:00:00Z'
const ahead = (ms: number) => Date.parse(now) + ms
const MINUTE = 60_000
const WEEK = 7 * 86_400_000

describe('the window of a schedule', () => {
  it.each([
    ['59 minutes 59 seconds', 60 * MINUTE - 1000, false, true, true],
    ['an hour', 60 * MINUTE, true, true, true],
    ['20 minutes', 20 * MINUTE, false, true, true],
    ['19 minutes 59 seconds', 20 * MINUTE - 1000, false, false, true],
    ['18 minutes', 18 * MINUTE, false, false, true],
    ['17 minutes 59 seconds', 18 * MINUTE - 1000, false, false, false],
    ['now', 0, false, false, false],
    ['yesterday', -86_400_000, false, false, false],
    ['7 days', WEEK, true, true, true],
    ['7 days and a second', WEEK + 1000, false, false, false],
  ])('%s from now', (_, ms, inChat, inCompose, onServer) => {
    const allowed = [chat, compose, server].map(window => !scheduleProblem(window, ahead(ms), now))
    expect(allowed).toEqual([inChat, inCompose, onServer])
  })

  it('is told in words', () => {
    expect([chat, compose, server].map(window => scheduleProblem(window, now, now))).toEqual([
      'Please choose a time at least 1 hour from now.',
      'Please choose a time at least 20 minutes from now.',
      'Please choose a time at least 20 minutes from now.',
    ])
    expect(scheduleProblem(chat, ahead(WEEK + 1), now)).toBe('Please choose a time within 7 days.')
  })
})

describe('a chosen time', () => {
  it('is one of Los Angeles', () => {
    expect(readSchedule('2026-06-11T09:00', chat, now)).toEqual({
      reading: 'once',
      choices: [{ instant: Date.parse('2026-06-11T16:00:00Z') }],
    })
  })

  it('that comes twice is a choice of two', () => {
    const read = readSchedule('2026-11-01T01:30', chat, '2026-10-31T12:00:00Z')
    expect(read?.reading).toBe('twice')
    expect(read?.choices.map(({ instant }) => new Date(instant).toISOString())).toEqual([
      '2026-11-01T08:30:00.000Z',
      '2026-11-01T09:30:00.000Z',
    ])
  })

  it('that does not exist is a choice of its neighbours', () => {
    const read = readSchedule('2026-03-08T02:30', chat, '2026-03-07T12:00:00Z')
    expect(read?.reading).toBe('missing')
    expect(read?.choices.map(({ instant }) => new Date(instant).toISOString())).toEqual([
      '2026-03-08T09:30:00.000Z',
      '2026-03-08T10:30:00.000Z',
    ])
  })

  it('outside the window says so', () => {
    expect(readSchedule('2026-06-10T11:30', chat, now)?.choices[0]?.problem).toMatch(/at least 1 hour/)
    expect(readSchedule('2026-06-10T11:30', compose, now)?.choices[0]?.problem).toBeUndefined()
  })

  it('is not read from other text', () => {
    expect(readSchedule('tomorrow', chat, now)).toBeUndefined()
  })

  it('is written as an input takes it', () => {
    expect(losAngelesInput('2026-01-05T08:05:00Z')).toBe('2026-01-05T00:05')
  })
})

it.each([
  ['2026-06-10T14:59:59Z', true],
  ['2026-06-10T15:00:00Z', false],
  ['2026-06-11T03:59:59Z', false],
  ['2026-06-11T04:00:00Z', true],
  ['2026-12-10T15:59:59Z', true],
  ['2026-12-10T16:00:00Z', false],
])('%s is quiet: %s', (instant, quiet) => {
  expect(isQuietHour(instant)).toBe(quiet)
})

describe('quick choices', () => {
  const offered = (at: string, window: ScheduleWindow = chat) =>
    quickChoices(window, at).map(({ name, instant }) => `${name} ${losAngelesInput(instant)}`)

  it('are times that people mean', () => {
    expect(offered('2026-06-10T18:00:00Z')).toEqual([
      'soon 2026-06-10T12:15',
      'this_afternoon 2026-06-10T17:00',
      'tomorrow_morning 2026-06-11T09:00',
      'tomorrow_afternoon 2026-06-11T14:00',
      'monday_morning 2026-06-15T09:00',
    ])
  })

  it('come sooner where less is asked for', () => {
    expect(offered('2026-06-10T18:00:00Z', compose)[0]).toBe('soon 2026-06-10T11:30')
  })

  it('leave out the night, the past and what is the same', () => {
    expect(offered('2026-06-15T05:00:00Z')).toEqual([
      'tomorrow_morning 2026-06-15T09:00',
      'tomorrow_afternoon 2026-06-15T14:00',
    ])
  })

  it('on a Monday offer the next one only within 7 days', () => {
    expect(offered('2026-06-15T16:30:00Z')).toContain('monday_morning 2026-06-22T09:00')
    expect(offered('2026-06-15T15:30:00Z')).not.toContain('monday_morning 2026-06-22T09:00')
  })

  it('are inside the window at any time of ten days with a change of the clock', () => {
    const start = Date.parse('2026-10-25T00:00:00Z')
    for (let step = 0; step < 220; step++) {
      const at = start + step * 65 * MINUTE
      for (const window of [chat, compose])
        for (const { instant } of quickChoices(window, at))
          expect(scheduleProblem(window, instant, at) ?? isQuietHour(instant)).toBe(false)
    }
  })
})

const cases = sharedData('dates/cases.json')

it.skipIf(!cases)('the collected windows are as they are expected', () => {
  interface Cases {
    schedule: { now: string; when: string; chat_allows: boolean; compose_allows: boolean }[]
  }
  // The path is there: the test is left out otherwise. The shape is the collection's own.
  const { schedule } = JSON.parse(readFileSync(cases as string, 'utf8')) as Cases
  for (const { now: from, when, chat_allows, compose_allows } of schedule) {
    expect.soft(!scheduleProblem(chat, when, from), when).toBe(chat_allows)
    expect.soft(!scheduleProblem(compose, when, from), when).toBe(compose_allows)
  }
})
