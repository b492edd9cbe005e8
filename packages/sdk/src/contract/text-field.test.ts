import { describe, expect, it } from 'vitest'
import { emailField, identifierField, linesOfText, lineOfText, TEXT_FIELD_TEXTS } from './text-field'

const firstIssue = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message

describe('a line of text', () => {
  it.each(['<b>Acme</b>', 'Ünïcode 🚚', 'شركة الشاحنات', "Robert'); drop table users;--", '100 %'])(
    'keeps %s as it is',
    value => expect(lineOfText().parse(value)).toBe(value),
  )

  it.each(['a\u0000b', 'a\u001bb', 'a\u0085b', 'a\nb', 'a\ud800b'])('refuses %j', value =>
    expect(firstIssue(lineOfText().safeParse(value))).toBe(TEXT_FIELD_TEXTS.unprintable),
  )

  it('is trimmed and has a longest length', () => {
    expect(lineOfText(5).parse('  abcde  ')).toBe('abcde')
    expect(firstIssue(lineOfText(5).safeParse('abcdef'))).toBe('Please use at most 5 characters.')
    expect(firstIssue(lineOfText().safeParse('x'.repeat(10_000)))).toContain('at most 200 characters')
  })

  it('of several lines may break and be indented, nothing more', () => {
    expect(linesOfText().parse('a\n\tb')).toBe('a\n\tb')
    expect(linesOfText().safeParse('a\u0000').success).toBe(false)
  })
})

describe('an email address', () => {
  const email = emailField('Missing')
  it.each(['a@example.test', 'A.B+c@Example.Test', 'ü@müller.test'])('%s is one', value =>
    expect(email.parse(` ${value} `)).toBe(value),
  )
  it.each([undefined, '', '  ', 7])('%j is missing', value =>
    expect(firstIssue(email.safeParse(value))).toBe('Missing'),
  )
  it.each(['a', 'a@', '@b', 'a b@c.test', 'a@b@c'])('%s is none', value =>
    expect(firstIssue(email.safeParse(value))).toBe(TEXT_FIELD_TEXTS.email),
  )
  it.each(['a\u200Bb@c.test', 'a@c.te\u00ADst', 'a\u202Etset.c@b', 'a@\u2060c.test', 'a\u00A0b@c.test'])(
    'with what is not seen is none: %j',
    value => expect(firstIssue(email.safeParse(value))).toBe(TEXT_FIELD_TEXTS.unseen),
  )
  it('is not endless', () => {
    expect(firstIssue(email.safeParse(`${'a'.repeat(300)}@example.test`))).toContain('254')
  })
})

describe('what names one thing', () => {
  it.each(['7ABC123', '7ABC 123', 'ÑU-7'])('keeps %s', value => {
    expect(identifierField().parse(` ${value}\u200B`)).toBe(value)
  })

  it.each(['7AB\u200BC123', '7ABC\u202E321', '7ABC\u00A0123'])(
    'is refused where it only looks like another: %j',
    value => {
      expect(firstIssue(identifierField().safeParse(value))).toBe(TEXT_FIELD_TEXTS.unseen)
    },
  )
})

it('prose keeps its marks of direction, which end with it', () => {
  expect(lineOfText().parse('Vega \u202Egniluah')).toBe('Vega \u202Egniluah\u202C')
  expect(lineOfText().parse('می\u200Cخواهم')).toBe('می\u200Cخواهم')
})
