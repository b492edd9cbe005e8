import { describe, expect, it } from 'vitest'
import {
  closeProblem,
  frozenMonths,
  PAY_PERIOD_TEXTS,
  paidMonth,
  reopenBody,
  reopenProblem,
} from './pay-period'
import { paymentLines } from './payment-line'
import { aPaymentSchedule } from '../../testing/a-payment-schedule'

const open = { month: '2026-05', closed_at: null }
const closed = { month: '2026-05', closed_at: '2026-06-01T17:00:00.000Z' }

describe('closing a pay period', () => {
  it('is for its last day in Los Angeles, or later', () => {
    expect(closeProblem(open, '2026-05-31T06:59:59.999Z')).toEqual({
      problem: 'not-over',
      text: PAY_PERIOD_TEXTS.notOver,
    })
    expect(closeProblem(open, '2026-05-31T07:00:00.000Z')).toBeUndefined()
    expect(closeProblem(open, '2027-01-01T12:00:00.000Z')).toBeUndefined()
  })

  it('twice is refused', () => {
    expect(closeProblem(closed, '2026-06-02T12:00:00.000Z')).toEqual({
      problem: 'already-closed',
      text: PAY_PERIOD_TEXTS.alreadyClosed,
    })
  })
})

describe('opening a pay period again', () => {
  it('is for a closed one', () => {
    expect(reopenProblem(closed)).toBeUndefined()
    expect(reopenProblem(open)).toEqual({ problem: 'not-closed', text: PAY_PERIOD_TEXTS.notClosed })
  })

  it.each([undefined, '', '  '])('asks for a reason: %j is none', reason => {
    expect(reopenBody.safeParse({ reason }).error?.issues[0]?.message).toBe(PAY_PERIOD_TEXTS.noReason)
  })

  it('keeps the reason', () => {
    expect(reopenBody.parse({ reason: ' Rate of Box 5 was wrong ' })).toEqual({
      reason: 'Rate of Box 5 was wrong',
    })
  })
})

describe('a paid month', () => {
  it('keeps its lines and its bills with their numbers', () => {
    const lines = paymentLines([aPaymentSchedule()], '2020-08', new Set())
    expect(paidMonth(lines, [{ vendor_id: 3, n: 4 }])).toEqual({
      lines,
      bills: [{ vendor_id: 3, vendor_name: 'Vega Hauling', cents: 38_710, n: 4 }],
    })
  })
})

describe('a change of a schedule', () => {
  const before = { monthly_rate: 450, start_date: '2026-03-15', end_date: null }
  const months = ['2026-03', '2026-04', '2026-05']

  it.each<[string, Partial<typeof before> | { end_date: string }, string[]]>([
    ['nothing', {}, []],
    ['the rate', { monthly_rate: 451 }, months],
    ['the start', { start_date: '2026-03-16' }, ['2026-03']],
    ['the start, to a later month', { start_date: '2026-05-01' }, ['2026-03', '2026-04']],
    ['the start, to an earlier month', { start_date: '2026-02-15' }, ['2026-03']],
    ['an end after them', { end_date: '2026-06-10' }, []],
    ['an end on their last day', { end_date: '2026-05-31' }, []],
    ['an end within the last', { end_date: '2026-05-30' }, ['2026-05']],
    ['an end within the first', { end_date: '2026-03-20' }, months],
  ])('of %s alters the closed months %j', (_, over, altered) => {
    expect(frozenMonths(before, { ...before, ...over }, months)).toEqual(altered)
  })

  it('that adds or deletes it alters those in which it pays', () => {
    const april = { monthly_rate: 450, start_date: '2026-04-10', end_date: '2026-04-20' }
    expect(frozenMonths(null, april, months)).toEqual(['2026-04'])
    expect(frozenMonths(april, null, months)).toEqual(['2026-04'])
    expect(frozenMonths(april, null, ['2026-03'])).toEqual([])
  })
})
