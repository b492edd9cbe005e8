import { describe, expect, it } from 'vitest'
import { aRemoval } from '../../testing/a-removal'
import { losAngelesDay } from '../../values/los-angeles-day'
import { completeRemoval, daysEarly, reopenRemoval } from './complete-removal'
import { removalSave } from './removal-save'
import { REMOVAL_TEXTS } from './removal-texts'

const today = '2026-06-03'
const complete = (removed: string | null, over = {}, isConfirmed = true) =>
  completeRemoval(aRemoval(over), { removed, today, isConfirmed })

describe('a removal from a schedule of May', () => {
  it.each([
    ['2026-05-30', 1],
    ['2026-05-31', 0],
    ['2026-06-01', 0],
    ['2026-05-01', 30],
  ])('on %s is %i days early', (removed, days) => {
    expect(daysEarly('2026-05-31', removed)).toBe(days)
  })

  it('three days early has to be confirmed', () => {
    expect(complete('2026-05-28', {}, false)).toEqual({
      problem: 'not-confirmed',
      field: 'truncate_payment_schedule',
      text: 'The payment schedule will end early by 3 days.',
    })
    expect(complete('2026-05-30', {}, false)).toMatchObject({
      text: 'The payment schedule will end early by 1 day.',
    })
  })

  it('three days early cuts the schedule and says so below the notes', () => {
    expect(complete('2026-05-28', { removal_notes: '<b>Back panel</b> kept.' })).toEqual({
      written: {
        removal: {
          removal_complete: true,
          removed_date: '2026-05-28',
          removal_notes:
            '<b>Back panel</b> kept.\n06/03/2026: The payment schedule was ended early. Old end date: 05/31/2026, new end date: 05/28/2026.',
        },
        schedule: { was: '2026-05-31', becomes: '2026-05-28' },
      },
    })
  })

  it.each(['2026-05-31', '2026-06-01', '2026-06-03'])('on %s leaves schedule and notes alone', removed => {
    expect(complete(removed, {}, false)).toEqual({
      written: { removal: { removal_complete: true, removed_date: removed, removal_notes: '' } },
    })
  })

  it('on its first day leaves one paid day', () => {
    expect(complete('2026-05-01')).toMatchObject({ written: { schedule: { becomes: '2026-05-01' } } })
  })

  it.each([
    ['2026-04-30', 'before-start'],
    ['2026-06-04', 'in-future'],
    [null, 'no-date'],
  ])('can’t be on %s: %s', (removed, problem) => {
    expect(complete(removed)).toMatchObject({ problem, field: 'removal_date' })
  })

  it('that is complete must be reopened first', () => {
    expect(complete('2026-05-31', { removal_complete: true, removed_date: '2026-05-30' })).toMatchObject({
      text: REMOVAL_TEXTS.mustReopen,
    })
  })
})

describe('a day in Los Angeles', () => {
  it.each([
    ['2026-03-08T07:59:59Z', '2026-03-07', 'in-future'],
    ['2026-03-08T08:00:00Z', '2026-03-08', undefined],
    ['2026-11-01T06:59:59Z', '2026-10-31', 'in-future'],
    ['2026-11-01T07:00:00Z', '2026-11-01', undefined],
  ])('of a clock change begins at its midnight: at %s it is %s', (now, day, problem) => {
    expect(losAngelesDay(now)).toBe(day)
    const removed = now < '2026-06' ? '2026-03-08' : '2026-11-01'
    const of = { payment_schedule_start_date: '2026-01-01', payment_schedule_end_date: removed }
    const result = completeRemoval(aRemoval(of), { removed, today: day, isConfirmed: false })
    expect('problem' in result ? result.problem : undefined).toBe(problem)
  })

  it('is counted whole across a clock change', () => {
    expect(daysEarly('2026-03-09', '2026-03-07')).toBe(2)
    expect(daysEarly('2026-11-02', '2026-10-31')).toBe(2)
  })
})

describe('reopening', () => {
  const done = { removal_complete: true, removed_date: '2026-05-28', removal_notes: 'Done.' }

  it('clears the date and keeps the notes', () => {
    expect(reopenRemoval(aRemoval(done), { today, restores: false })).toEqual({
      written: { removal: { removal_complete: false, removed_date: null, removal_notes: 'Done.' } },
    })
  })

  it('restores the old end of a schedule that was cut, and says so', () => {
    const cut = { ...done, payment_schedule_end_date: '2026-05-28', restorable_end_date: '2026-05-31' }
    expect(reopenRemoval(aRemoval(cut), { today, restores: true })).toMatchObject({
      written: {
        removal: {
          removal_notes: expect.stringContaining('Old end date: 05/28/2026, new end date: 05/31/2026.'),
        },
        schedule: { was: '2026-05-28', becomes: '2026-05-31' },
      },
    })
  })

  it('can’t restore what was never cut', () => {
    expect(reopenRemoval(aRemoval(done), { today, restores: true })).toMatchObject({
      problem: 'not-restorable',
    })
  })
})

describe('what is sent', () => {
  it.each([
    [{ removal_date: '2026-05-28' }, '2026-05-28'],
    [{ removed_date: '2026-05-28T12:00:00-07:00' }, '2026-05-28'],
    [{ removal_date: '2026-05-28', removed_date: '2026-05-28' }, '2026-05-28'],
    [{ removal_date: '' }, null],
    [{}, null],
  ])('names the day in either spelling: %o', (dates, day) => {
    expect(removalSave.parse({ removal_complete: true, ...dates }).removed_date).toBe(day)
  })

  it('is refused with two different days, and with notes that no one could have typed', () => {
    const two = { removal_complete: true, removal_date: '2026-05-28', removed_date: '2026-05-29' }
    expect(removalSave.safeParse(two).error?.issues[0]?.message).toBe(REMOVAL_TEXTS.twoDates)
    const of = (length: number) =>
      removalSave.safeParse({ removal_complete: false, removal_notes: 'x'.repeat(length) }).success
    expect([of(10_000), of(1_000_001)]).toEqual([true, false])
  })
})
