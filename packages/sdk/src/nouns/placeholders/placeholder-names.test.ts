import { describe, expect, it } from 'vitest'
import { namesField, PLACEHOLDER_NAME_TEXTS, placeholderNames } from './placeholder-names'
import { PLACEHOLDER_TEXTS } from './placeholder-fields'

describe('names of several placeholder trucks', () => {
  it('are separated by semicolons and trimmed, blank ones dropped', () => {
    expect(placeholderNames(' North ;;South; ; ')).toEqual(['North', 'South'])
    expect(namesField.parse('North')).toEqual(['North'])
  })

  it('are asked about by their number', () => {
    expect(PLACEHOLDER_NAME_TEXTS.confirm(3)).toBe('You are about to create 3 placeholder trucks. Proceed?')
  })

  it.each([
    ['', PLACEHOLDER_TEXTS.nameMissing],
    [' ; ;', PLACEHOLDER_TEXTS.nameMissing],
    [`North;${'x'.repeat(201)}`, 'Please use at most 200 characters.'],
    ['North;So\u0000uth', 'Control characters are not allowed here.'],
    ['x;'.repeat(101), PLACEHOLDER_NAME_TEXTS.tooMany],
  ])('%j are refused', (text, problem) => {
    expect(namesField.safeParse(text).error?.issues[0]?.message).toBe(problem)
  })

  it('may be a hundred at once', () => {
    expect(namesField.parse('x;'.repeat(100))).toHaveLength(100)
  })
})
