import { aPaymentSchedule } from '@product/sdk/testing'
import { describe, expect, it } from 'vitest'
import { frozenBy, meetingsOf, previewsOf } from './schedule-preview'

const entered = { start_date: '2020-08-20', end_date: '2020-10-10', monthly_rate: '1,000' }

describe('a schedule that is being entered', () => {
  it('shows what its first month, the page’s and its last one will pay', () => {
    expect(previewsOf(entered, '2020-09')).toEqual([
      { month: '2020-08', active: 12, of: 31, percent: '38.7%', cents: 38_710 },
      { month: '2020-09', active: 30, of: 30, percent: '100.0%', cents: 100_000 },
      { month: '2020-10', active: 10, of: 31, percent: '32.3%', cents: 32_258 },
    ])
  })

  it.each([
    ['has no amount while the rate is none', { ...entered, monthly_rate: '333.335' }, [undefined]],
    ['pays nothing while it ends before it starts', { ...entered, end_date: '2020-08-19' }, []],
    ['pays nothing while it has no start', { ...entered, start_date: null }, []],
  ])('%s', (_, values, cents) => {
    expect([...new Set(previewsOf(values, '2020-09').map(one => one.cents))]).toEqual(cents)
  })

  it('says which closed months it pays, and which of them the change would alter', () => {
    const stored = { start_date: '2020-08-20', end_date: null, monthly_rate: 1000 }
    const closed = ['2020-07', '2020-08', '2020-09']
    const paid = ['2020-08', '2020-09']
    // It ends only after the closed months.
    expect(frozenBy(entered, stored, closed)).toEqual({ paid, altered: [] })
    expect(frozenBy({ ...entered, monthly_rate: '900' }, stored, closed)).toEqual({ paid, altered: paid })
    expect(frozenBy({ ...entered, end_date: '2020-09-29' }, stored, closed).altered).toEqual(['2020-09'])
    expect(frozenBy({ ...entered, start_date: '2020-09-01' }, stored, closed)).toEqual({
      paid: ['2020-09'],
      altered: ['2020-08'],
    })
    expect(frozenBy({ ...entered, monthly_rate: '' }, null, closed).altered).toEqual(paid)
    expect(frozenBy({ ...entered, monthly_rate: '333.335' }, stored, closed).altered).toEqual([])
  })

  it('names every other schedule of the truck that pays the same days, and not itself', () => {
    const stored = [
      aPaymentSchedule({ payment_schedule_id: 1, start_date: '2020-01-01', end_date: '2020-08-20' }),
      aPaymentSchedule({ payment_schedule_id: 2, start_date: '2020-09-10', end_date: null }),
      aPaymentSchedule({ payment_schedule_id: 3, start_date: '2020-11-01', end_date: null }),
      aPaymentSchedule({ payment_schedule_id: 4 }),
    ]
    const met = meetingsOf(entered, 4, stored)
    expect(met.map(({ other, from, to }) => [other.payment_schedule_id, from, to])).toEqual([
      [1, '2020-08-20', '2020-08-20'],
      [2, '2020-09-10', '2020-10-10'],
    ])
  })
})
