import { describe, expect, it } from 'vitest'
import { aFixListItem } from '../../testing/a-fix-list-item'
import { isBleeding, isPastTarget, whatPresses } from './what-presses'

describe('an open item with its target close date on the 20th', () => {
  it.each([
    ['2026-05-19', false],
    ['2026-05-20', false],
    ['2026-05-21', true],
    ['2027-01-01', true],
  ])('is past it on %s: %s', (today, past) => {
    expect(isPastTarget(aFixListItem(), today)).toBe(past)
  })

  it('bleeds until that is stopped', () => {
    expect(isBleeding(aFixListItem())).toBe(false)
    expect(isBleeding(aFixListItem({ bleeding_stopped: false }))).toBe(true)
  })

  it('tells all that presses, with the days it is late', () => {
    expect(whatPresses(aFixListItem({ bleeding_stopped: false }), '2026-06-01')).toEqual([
      { kind: 'bleeding' },
      { kind: 'past-target', target_close_date: '2026-05-20', days: 12 },
    ])
    expect(whatPresses(aFixListItem(), '2026-05-20')).toEqual([])
  })

  it('presses no more once it is closed', () => {
    const closed = aFixListItem({ closed: true, bleeding_stopped: false })
    expect(whatPresses(closed, '2026-06-01')).toEqual([])
  })
})
