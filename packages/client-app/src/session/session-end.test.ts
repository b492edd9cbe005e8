import { describe, expect, it } from 'vitest'
import { noticeDelay, noticeText } from './session-end'

const END = '2026-05-05T12:00:00.000Z'
const minutesBefore = (minutes: number): number => Date.parse(END) - minutes * 60_000

describe('the end of a session', () => {
  it.each([
    [90, 85 * 60_000],
    [5, 0],
    [2, 0],
  ])('%d minutes before, the notice is %d ms away', (minutes, delay) => {
    expect(noticeDelay(END, minutesBefore(minutes))).toBe(delay)
  })

  it.each([
    ['it is over by the clock of this computer', -1],
    ['it is further away than any session lasts', 92],
  ])('is not announced where %s', (_, minutes) => {
    expect(noticeDelay(END, minutesBefore(minutes))).toBeUndefined()
  })

  it('is announced in whole minutes', () => {
    expect(noticeText(END, minutesBefore(5))).toContain('ends in 5 minutes.')
    expect(noticeText(END, minutesBefore(0.4))).toContain('ends in 1 minute.')
  })
})
