import { expect, it } from 'vitest'
import { ageText } from './age-text'

it.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [86_400, '1 day ago'],
  [40 * 86_400, '40 days ago'],
])('%d seconds are %s', (seconds, text) => {
  expect(ageText(seconds, 'en')).toBe(text)
})
