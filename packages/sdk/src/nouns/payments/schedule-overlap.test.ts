import { describe, expect, it } from 'vitest'
import { scheduleOverlaps } from './schedule-overlap'

type Row = [id: number, truck: number, from: string, to: string | null]

const warned = (rows: Row[]) =>
  scheduleOverlaps(
    rows.map(([payment_schedule_id, truck_id, start_date, end_date]) => ({
      payment_schedule_id,
      truck_id,
      start_date,
      end_date,
    })),
  )

describe('two schedules of a truck', () => {
  it.each<[string, string | null, string | null]>([
    ['2026-05-01', '2026-05-09', null],
    ['2026-05-01', '2026-05-10', '2026-05-10 to 2026-05-10'],
    ['2026-05-12', '2026-05-13', '2026-05-12 to 2026-05-13'],
    ['2026-05-20', '2026-05-31', '2026-05-20 to 2026-05-20'],
    ['2026-05-15', null, '2026-05-15 to 2026-05-20'],
    ['2026-05-21', null, null],
  ])('where one pays the 10th to the 20th and the other %s to %s, meet: %s', (from, to, both) => {
    const overlaps = warned([
      [1, 5, '2026-05-10', '2026-05-20'],
      [2, 5, from, to],
    ])
    expect(overlaps.map(overlap => `${overlap.from} to ${overlap.to}`)).toEqual(both ? [both, both] : [])
  })

  it('are each warned of with the other', () => {
    expect(
      warned([
        [1, 5, '2026-05-01', null],
        [2, 5, '2026-06-01', null],
      ]),
    ).toEqual([
      { payment_schedule_id: 1, other_schedule_id: 2, from: '2026-06-01', to: null },
      { payment_schedule_id: 2, other_schedule_id: 1, from: '2026-06-01', to: null },
    ])
  })

  it('of different trucks never meet', () => {
    expect(
      warned([
        [1, 5, '2026-05-01', null],
        [2, 6, '2026-05-01', null],
      ]),
    ).toEqual([])
  })

  it('are found behind a short one, and a long one is found over several', () => {
    const rows: Row[] = [
      [1, 5, '2026-01-01', '2026-12-31'],
      [2, 5, '2026-02-01', '2026-02-02'],
      [3, 5, '2026-03-01', '2026-03-02'],
      [4, 5, '2027-01-01', '2027-01-02'],
    ]
    expect(warned(rows.toReversed()).map(overlap => overlap.payment_schedule_id)).toEqual([1, 2, 3])
  })

  it('many at once give one warning each', () => {
    const rows = Array.from({ length: 5000 }, (_, at): Row => [at + 1, 5, '2026-05-01', null])
    expect(warned(rows)).toHaveLength(5000)
  })
})
