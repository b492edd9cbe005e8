import { describe, expect, it } from 'vitest'
import { paymentLines } from './payment-line'
import { aPaymentSchedule } from '../../testing/a-payment-schedule'
import { notReadyReasons, type NotReady, type PayFacts } from './ready-to-pay'

const facts: PayFacts = {
  daysTracked: 12,
  daysPerWeek: 7,
  pictureReporting: true,
  openFixItems: [],
  removedOn: null,
}

/** Of the 20th to the 31st of August 2020. */
const reasons = (
  over: Partial<PayFacts>,
  today = '2020-09-01',
  schedule: Parameters<typeof aPaymentSchedule>[0] = {},
  pictured = true,
) => {
  const trucks = new Set(pictured ? [5] : [])
  return paymentLines([aPaymentSchedule(schedule)], '2020-08', trucks).flatMap(line =>
    notReadyReasons(line, { ...facts, ...over }, today),
  )
}

describe('a line', () => {
  it('is ready when its days are over and tracked, its picture is there and nothing is broken', () => {
    expect(reasons({})).toEqual([])
    expect(reasons({}, '2020-08-31')).toEqual([])
  })

  it('is not ready while paid days are still to come', () => {
    expect(reasons({ daysTracked: 11 }, '2020-08-30')).toEqual([
      { reason: 'still-running', until: '2020-08-31' },
    ])
  })

  it.each<[number, number, NotReady[]]>([
    [12, 7, []],
    [11, 7, [{ reason: 'days-not-tracked', tracked: 11, expected: 12, scheduled: 12 }]],
    [0, 7, [{ reason: 'days-not-tracked', tracked: 0, expected: 12, scheduled: 12 }]],
    [8, 5, []],
    [7, 5, [{ reason: 'days-not-tracked', tracked: 7, expected: 8, scheduled: 12 }]],
  ])('with %i days tracked of a truck that drives %i days a week: %j', (daysTracked, daysPerWeek, told) => {
    expect(reasons({ daysTracked, daysPerWeek })).toEqual(told)
  })

  it('expects no day before it begins', () => {
    expect(reasons({ daysTracked: 0 }, '2020-08-10')).toEqual([
      { reason: 'still-running', until: '2020-08-31' },
    ])
  })

  it('needs a picture where the vendor is to send them', () => {
    expect(reasons({}, '2020-09-01', {}, false)).toEqual([{ reason: 'no-pictures' }])
    expect(reasons({ pictureReporting: false }, '2020-09-01', {}, false)).toEqual([])
  })

  it('names the open fix list items of its truck', () => {
    expect(reasons({ openFixItems: [8, 9] })).toEqual([
      { reason: 'open-fix-items', truck_problem_ids: [8, 9] },
    ])
  })

  it.each<[string, number | undefined]>([
    ['2020-09-05', undefined],
    ['2020-08-31', undefined],
    ['2020-08-30', 1],
    ['2020-08-20', 11],
    ['2020-08-19', 12],
    ['2020-07-01', 12],
  ])('whose truck was cleared on %s has %s paid days after that', (removedOn, days) => {
    expect(reasons({ removedOn })).toEqual(days ? [{ reason: 'removed-early', removedOn, days }] : [])
  })

  it('without an owner of the truck can’t be paid', () => {
    expect(reasons({}, '2020-09-01', { vendor_id: null, vendor_name: null })).toEqual([
      { reason: 'no-vendor' },
    ])
  })

  it('tells every reason', () => {
    const all = reasons(
      { daysTracked: 0, openFixItems: [8], removedOn: '2020-08-21' },
      '2020-08-30',
      {},
      false,
    )
    expect(all.map(({ reason }) => reason)).toEqual([
      'still-running',
      'days-not-tracked',
      'no-pictures',
      'open-fix-items',
      'removed-early',
    ])
  })
})
