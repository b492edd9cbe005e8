import { describe, expect, it } from 'vitest'
import { isObviousPassword, PASSWORD_TEXTS, passwordProblem } from './password-rule'

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

it.each([
  ['Haulboard2026!', true],
  ['h-a-u-l-b-o-a-r-d', true],
  ['maria.lopez', true],
  ['MariaLopez#1', true],
  ['maria.lopez@example.com', true],
  ['my haulboard truck', false],
  ['12345678901', false],
  ['correct horse', false],
])('%j is an obvious password: %s', (password, obvious) => {
  expect(isObviousPassword(password, { product: 'Haulboard', email: 'maria.lopez@example.com' })).toBe(
    obvious,
  )
})
