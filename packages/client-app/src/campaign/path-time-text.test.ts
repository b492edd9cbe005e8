import { describe, expect, it } from 'vitest'
import { pathTimeText } from './path-time-text'

// Intl puts narrow spaces around some parts.
const plain = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ')

describe('when a path was driven', () => {
  it.each([
    ['2020-05-04T15:15:00Z', '2020-05-04T16:02:00Z', 'May 4, 2020, 8:15 – 9:02 AM PDT'],
    ['2020-05-04T15:15:00Z', '2020-05-04T15:15:00Z', 'May 4, 2020, 8:15 AM PDT'],
    ['2020-12-04T16:15:00Z', 'broken', 'Dec 4, 2020, 8:15 AM PST'],
    ['broken', '2020-05-04T15:15:00Z', '–'],
  ])('from %s to %s reads %s', (start, end, text) => {
    expect(plain(pathTimeText(start, end))).toBe(text)
  })
})
