import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../../testing/shared-data'
import { normaliseNumber } from './normalise-number'
import {
  hasAllowedCharacters,
  readTypedNumber,
  readTypedNumbers,
  refusedNumberText,
  TYPED_NUMBER_TEXTS,
} from './typed-number'

it.each([
  ['3105550101', '+13105550101'],
  ['(310) 555-0101', '+13105550101'],
  ['13105550101', '+13105550101'],
  ['+44 20 7946 0018', '+442079460018'],
])('%s is normalised to %s', (text, number) => {
  expect(normaliseNumber(text)).toBe(number)
})

describe('a typed number', () => {
  it.each([
    ['digits that are no area code', '0000000000'],
    ['an emergency number with seven more', '9115551234'],
    ['an exchange that ends in 11', '(310) 911-0101'],
    ['eleven digits without a plus', '12133734253'],
    ['no space behind the bracket', '(213)373-4253'],
    ['digits of another script', '٣١٠٥٥٥٠١٠١'],
    ['two spaces', '+1  (310) 555-0105'],
    ['a break in between', '(310)\n555-0101'],
  ])('is refused for %s', (_, text) => {
    expect(readTypedNumber(text)).toBeUndefined()
  })

  it('may have blanks around it', () => {
    expect(readTypedNumber('  (310) 555-0103 ')).toBe('+13105550103')
  })
})

describe('several numbers', () => {
  it('are parted by semicolons and by Enter, and each stands once', () => {
    expect(readTypedNumbers('3105550101;(310) 555-0101\r\n+13105550102;;')).toEqual({
      numbers: ['+13105550101', '+13105550102'],
      refused: [],
    })
  })

  it('leave out those that are chosen already', () => {
    expect(readTypedNumbers('3105550101;3105550102', ['+13105550101']).numbers).toEqual(['+13105550102'])
  })

  it.each([
    '310-555-0101',
    '310.555.0101',
    '310 555 0101',
    '13105550101',
    '(310)555-0101',
    '+1 310 555 0101',
  ])('%s is not taken, but offered as a correction', text => {
    const { numbers, refused } = readTypedNumbers(text)
    expect(numbers).toEqual([])
    expect(refused).toEqual([{ text, correction: '+13105550101' }])
    expect(refused.map(refusedNumberText)).toEqual(['Did you mean (310) 555-0101?'])
  })

  it.each(['555-0112', '+443105550113', '9115551234', '310555011a'])('%s has no correction', text => {
    const { refused } = readTypedNumbers(text)
    expect(refused).toEqual([{ text }])
    expect(refused.map(refusedNumberText)).toEqual([TYPED_NUMBER_TEXTS.helper])
  })
})

const collected = sharedData('phones/typed-numbers.json')

describe.skipIf(!collected)('the collected numbers', () => {
  interface Collected {
    single: {
      input: string
      accepted: boolean
      normalised: string | null
      only_allowed_characters: boolean
    }[]
    several: { input: string; accepted: string[]; rejected: string[] }[]
  }
  // The path is there: the suite is left out otherwise. The shape is the collection's own.
  const read = () => JSON.parse(readFileSync(collected as string, 'utf8')) as Collected

  it('are accepted one by one as their rule says', () => {
    for (const { input, accepted, normalised, only_allowed_characters } of read().single) {
      expect.soft(readTypedNumber(input), input).toBe(accepted ? normalised : undefined)
      expect.soft(hasAllowedCharacters(input), input).toBe(only_allowed_characters)
    }
  })

  it('are accepted several at once', () => {
    for (const { input, accepted, rejected } of read().several) {
      const { numbers, refused } = readTypedNumbers(input)
      expect.soft(numbers, input).toEqual(accepted)
      expect
        .soft(
          refused.map(({ text }) => text),
          input,
        )
        .toEqual(rejected)
    }
  })
})
