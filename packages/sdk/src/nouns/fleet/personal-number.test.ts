import { describe, expect, it } from 'vitest'
import { keptNumber, maskNumber, numberText, personalNumberField } from './personal-number'
import { VENDOR_TEXTS } from './vendor-fields'

describe('an SSN or EIN', () => {
  it('shows its last four digits alone', () => {
    expect(maskNumber('ssn', '123456789')).toBe('•••-••-6789')
    expect(maskNumber('ein', '123456789')).toBe('••-•••6789')
    expect(maskNumber('ssn', null)).toBeNull()
  })

  it('is written with its hyphens once it is revealed', () => {
    expect(numberText('ssn', '123456789')).toBe('123-45-6789')
    expect(numberText('ein', '123456789')).toBe('12-3456789')
  })

  it.each([
    ['123-45-6789', '123456789'],
    [' 12 3456789 ', '123456789'],
    ['', null],
    [null, null],
    [undefined, undefined],
    ['•••-••-6789', '•••-••-6789'],
  ])('typed as %s is read as %s', (typed, read) => {
    expect(personalNumberField('ssn').parse(typed)).toBe(read)
  })

  it.each(['12345678', '1234567890', '12345678a', '123.456.789', '١٢٣٤٥٦٧٨٩'])('%s is refused', typed => {
    expect(personalNumberField('ssn').safeParse(typed).error?.issues[0]?.message).toContain('SSN')
    expect(personalNumberField('ein').safeParse(typed).error?.issues[0]?.message).toContain('EIN')
  })

  it.each(['•••-••-67890', '123-••-6789', '•••-••-', '•', '••-•••6789'])(
    '%s, a mask that was written over, is refused',
    typed => {
      const issues = personalNumberField('ssn').safeParse(typed).error?.issues
      expect(issues?.map(({ message }) => message)).toEqual([VENDOR_TEXTS.partOfNumber])
    },
  )

  it.each([
    [undefined, '•••-••-6789', true],
    ['•••-••-6789', '•••-••-6789', true],
    ['•••-••-••••', '•••-••-••••', true],
    ['•••-••-6780', '•••-••-6789', 'refused'],
    ['•••-••-6789', null, 'refused'],
    ['123456789', '•••-••-6789', false],
    [null, '•••-••-6789', false],
  ])('sent as %s where %s is stored, it is kept: %s', (sent, stored, isKept) => {
    expect(keptNumber(sent, stored)).toBe(isKept)
  })

  it.each([
    '000-00-0000',
    '000-12-3456',
    '666-12-3456',
    '900-12-3456',
    '999-12-3456',
    '123-00-4567',
    '123-45-0000',
  ])('%s is nobody’s SSN, and is refused', typed => {
    const issues = personalNumberField('ssn').safeParse(typed).error?.issues
    expect(issues?.map(({ message }) => message)).toEqual([VENDOR_TEXTS.impossibleSsn])
  })

  it.each(['001-01-0001', '665-99-9999', '667-10-1000', '899-12-3450'])('%s may be an SSN', typed => {
    expect(personalNumberField('ssn').parse(typed)).toBe(typed.replaceAll('-', ''))
  })
})
