import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../testing/shared-data'
import { isNanp, isSendable, phoneText, readPhone } from './phone-number'

describe('the North American plan', () => {
  it.each(['2133734253', '3105550101', '9895550199', '2002000000', '8005550100'])('knows %s', digits => {
    expect(isNanp(digits)).toBe(true)
  })

  it.each([
    ['an area code that begins with 1', '1235551234'],
    ['an area code that begins with 0', '0000000000'],
    ['an area code with 9 in the middle', '2915551234'],
    ['an area code that ends in 11', '9115551234'],
    ['an exchange that begins with 1', '2131235555'],
    ['an exchange that begins with 0', '2130235555'],
    ['an exchange that ends in 11', '2139115551'],
    ['nine digits', '213373425'],
    ['eleven digits', '12133734253'],
  ])('does not know %s', (_, digits) => {
    expect(isNanp(digits)).toBe(false)
  })
})

describe('reading a telephone number', () => {
  it.each([
    ['3105550101', '+13105550101'],
    ['+13105550102', '+13105550102'],
    ['13105550102', '+13105550102'],
    ['(310) 555-0103', '+13105550103'],
    ['+1(310) 555-0104', '+13105550104'],
    ['310.555.0110', '+13105550110'],
    ['310–555–0110', '+13105550110'],
    ['+44 20 7946 0018', '+442079460018'],
    ['+49 30 1234 5678 901', '+493012345678901'],
  ])('%s is %s', (text, e164) => {
    expect(readPhone(text)).toBe(e164)
  })

  it.each([
    ['nothing', ''],
    ['seven digits', '555-0109'],
    ['letters', '310555011a'],
    ['an extension', '(650) 555-0108 x22'],
    ['a number outside the plan', '+12139115551'],
    ['an emergency number', '911'],
    ['a country code that begins with 0', '+0 650 555 0110'],
    ['an international prefix', '0016505550111'],
    ['sixteen digits', '+4412345678901234'],
    ['a plus in the middle', '310+5550101'],
    ['digits of another script', '٣١٠٥٥٥٠١٠١'],
  ])('refuses %s', (_, text) => {
    expect(readPhone(text)).toBeUndefined()
  })

  it('tells which numbers can be sent to', () => {
    expect(isSendable('+13105550101')).toBe(true)
    expect(isSendable('+442079460018')).toBe(false)
    expect(isSendable('+19115550101')).toBe(false)
    for (const area of ['416', '787', '340', '671', '800']) expect(isSendable(`+1${area}5550101`)).toBe(true)
    for (const area of ['876', '658', '242', '809', '868', '900'])
      expect(isSendable(`+1${area}5550101`)).toBe(false)
  })
})

describe('showing a telephone number', () => {
  it.each([
    ['+12133734253', '(213) 373-4253'],
    ['+442079460018', '+442079460018'],
    ['', ''],
  ])('%s reads %s', (e164, text) => {
    expect(phoneText(e164)).toBe(text)
  })
})

const formats = sharedData('phones/formats.json')

describe.skipIf(!formats)('the collected formats', () => {
  interface Format {
    input: string
    e164: string | null
    ext: string | null
    valid: boolean
  }

  it('are read as a phone library reads them, save that extensions and prefixes in words are refused', () => {
    // The path is there: the suite is left out otherwise. The shape is the collection's own.
    const { cases } = JSON.parse(readFileSync(formats as string, 'utf8')) as { cases: Format[] }
    for (const { input, e164, ext, valid } of cases) {
      const plain = valid && ext === null && !/[a-z]/i.test(input)
      expect.soft(readPhone(input), input).toBe(plain ? e164 : undefined)
    }
  })
})
