import { describe, expect, it } from 'vitest'
import { byConcern, percentAbove, standingOn } from './running-campaign'

const on = (day: string, miles: number) => ({ day, miles, impressions: miles * 10 })

describe('how a campaign stands', () => {
  it('is what all its vehicles made on the day beside the average of the seven days before', () => {
    const figures = [on('2026-05-12', 700), on('2026-05-18', 70), on('2026-05-19', 60), on('2026-05-19', 30)]
    expect(standingOn('2026-05-19', '2026-04-01', [on('2026-05-11', 9999), ...figures])).toEqual({
      miles: 90,
      impressions: 900,
      usual: { miles: 110, impressions: 1100 },
    })
  })

  it('counts only days on which it ran', () => {
    const figures = [on('2026-05-16', 500), on('2026-05-17', 40), on('2026-05-18', 60)]
    expect(standingOn('2026-05-19', '2026-05-17', figures)).toEqual({
      miles: 0,
      impressions: 0,
      usual: { miles: 50, impressions: 500 },
    })
  })

  it('has nothing to compare on its first day, and is nothing before', () => {
    expect(standingOn('2026-05-19', '2026-05-19', [on('2026-05-19', 5)])).toEqual({
      miles: 5,
      impressions: 50,
      usual: null,
    })
    expect(standingOn('2026-05-19', '2026-05-20', [])).toBeNull()
  })

  it.each([
    [110, 100, 10],
    [88.4, 100, -12],
    [0, 50, -100],
    [100.2, 100, 0],
    [5, 0, undefined],
  ])('puts %d beside a usual %d as %s percent', (figure, usual, percent) => {
    expect(percentAbove(figure, usual)).toBe(percent)
  })
})

it('campaigns with silent trucks come first, then those that fell furthest, others as they were', () => {
  const one = (name: string, miles: number, silent = 0) => ({
    name,
    standing: { miles, impressions: 0, usual: { miles: 100, impressions: 0 } },
    silent_trucks: Array.from({ length: silent }),
  })
  const fresh = { name: 'fresh', standing: null, silent_trucks: [] }
  const list = [one('up', 200), fresh, one('down', 60), one('two silent', 150, 2), one('one', 10, 1)]
  expect(byConcern(list).map(({ name }) => name)).toEqual(['two silent', 'one', 'down', 'up', 'fresh'])
})
