import { describe, expect, it } from 'vitest'
import { PASSWORD_TEXTS, passwordProblem } from './password-rule'

describe('a new password', () => {
  it.each([
    ['', PASSWORD_TEXTS.missing],
    ['1234567', PASSWORD_TEXTS.short],
    ['🚚🚚🚚🚚', PASSWORD_TEXTS.short],
    ['12345678', undefined],
    ['🚚🚛🚚🚛🚚🚛🚚🚛', undefined],
    ['        ', undefined],
    ['only lower case letters', undefined],
    ['x'.repeat(1024), undefined],
    ['x'.repeat(1025), PASSWORD_TEXTS.long],
  ])('%j', (password, problem) => expect(passwordProblem(password)).toBe(problem))
})
