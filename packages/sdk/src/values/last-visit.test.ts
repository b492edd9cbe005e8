import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from './utc-day'
import { visitAt } from './last-visit'

const NOW = Date.parse('2026-05-20T15:00:00Z')

it('shows on a first visit what happened within a day', () => {
  expect(visitAt(NOW, undefined)).toEqual({ since: NOW - DAY_MS, seenAt: NOW })
})

it('shows on the next what happened since the last look, and goes on showing it for looks soon after', () => {
  const yesterday = { since: NOW - 3 * DAY_MS, seenAt: NOW - DAY_MS }
  const today = visitAt(NOW, yesterday)
  expect(today).toEqual({ since: yesterday.seenAt, seenAt: NOW })
  const soon = NOW + HOUR_MS / 2
  expect(visitAt(soon, today)).toEqual({ since: yesterday.seenAt, seenAt: soon })
  const later = soon + HOUR_MS
  expect(visitAt(later, { ...today, seenAt: soon })).toEqual({ since: soon, seenAt: later })
})

it('starts anew where the clock was set back', () => {
  expect(visitAt(NOW, { since: NOW, seenAt: NOW + 1 })).toEqual({ since: NOW - DAY_MS, seenAt: NOW })
})
