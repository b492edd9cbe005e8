import { describe, expect, it } from 'vitest'
import { holdsUnseen, isBlank, visibleText } from './visible-text'

describe('what is not seen', () => {
  it.each([
    ['a zero-width space', '\u200B'],
    ['a joiner', '\u200D'],
    ['a byte order mark', '\uFEFF'],
    ['a soft hyphen', '\u00AD'],
    ['a mark of direction', '\u202E'],
    ['a word joiner', '\u2060'],
    ['a Hangul filler', '\u3164'],
    ['the blank of Braille', '\u2800'],
    ['a variation selector', '\uFE0F'],
    ['a tag', '\u{E0041}'],
    ['a wide blank', '\u3000'],
  ])('such as %s is no text, and falls off before one', (_, sign) => {
    expect(isBlank(sign)).toBe(true)
    expect(isBlank(` ${sign}${sign}\t`)).toBe(true)
    expect(visibleText(` ${sign} =1+1`)).toBe('=1+1')
  })

  it('falls off behind a text', () => {
    expect(visibleText('Ana \u200B\u2060 ')).toBe('Ana')
  })

  it.each(['👨‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'a b'])('stays in %s', text => {
    expect(visibleText(` ${text} `)).toBe(text)
  })
})

it.each(['a\u200Bb', 'a\u202Eb', 'a\u00ADb', 'a\u00A0b', 'a\u2060b', 'a\u200Fb', 'a\tb'])(
  'what is not seen within %j is found',
  text => expect(holdsUnseen(text)).toBe(true),
)

it.each(['', '7ABC 123', 'Ünï', 'شركة', '한글'])('there is none in %j', text => {
  expect(holdsUnseen(text)).toBe(false)
})
