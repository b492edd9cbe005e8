import { expect, it } from 'vitest'
import { sentUnder } from './sent-under'

it('a draft goes out under its own key, and under another one for each time', () => {
  const key = 'a'.repeat(32)
  expect(sentUnder(key, undefined)).toBe(key)
  const morning = sentUnder(key, '2026-05-06T16:00:00.000Z')
  expect(morning).toBe(sentUnder(key, '2026-05-06T16:00:00Z'))
  expect(morning).not.toBe(key)
  expect(morning).not.toBe(sentUnder(key, '2026-05-06T17:00:00Z'))
  // The wire allows 64 characters.
  expect(morning.length).toBeLessThanOrEqual(64)
})
