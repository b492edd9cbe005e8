import { describe, expect, it } from 'vitest'
import { failureText } from './failure-text'

describe('the toast of a failed save', () => {
  const taken = new Error('This email is taken.')

  it.each([
    [
      'says what failed and, below it, why',
      taken,
      'Problem creating!',
      'Problem creating!\nThis email is taken.',
    ],
    ['is the server’s message where the page has no text', taken, undefined, 'This email is taken.'],
    ['is the page’s text where nobody says why', undefined, 'Problem creating!', 'Problem creating!'],
  ])('%s', (_, error, failed, text) => {
    expect(failureText(error, failed)).toBe(text)
  })
})
