import { describe, expect, it } from 'vitest'
import { AA_TEXT, contrast } from '../../values/contrast'
import { contactColour, contactInitials, contactName, widgetName } from './contact-name'

it.each([
  ['Vega Trucking', 'VT'],
  ['Ana María Ruiz', 'AM'],
  ['acme', 'A'],
  ["O'Brien & Sons", 'OB'],
  ['3 Brothers', '3B'],
  ['🚚', ''],
  ['', ''],
  [null, ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(contactInitials(name)).toBe(initials)
})

it('a number stands where no name is known', () => {
  expect(contactName({ name: null, phone_number: '+13105550101' })).toBe('(310) 555-0101')
  expect(contactName({ name: ' ', phone_number: '+13105550101' })).toBe('(310) 555-0101')
  expect(contactName({ name: 'Vega', phone_number: '+13105550101' })).toBe('Vega')
})

it.each([
  ['Exactly 18 letters', 'Exactly 18 letters'],
  ['One more: 19 letters', 'One more: 19 lette…'],
  ['🚚'.repeat(19), `${'🚚'.repeat(18)}…`],
  ['Short', 'Short'],
])('in the widget "%s" is "%s"', (name, shown) => {
  expect(widgetName(name)).toBe(shown)
})

describe('the colour of a name', () => {
  it('is always the same, and another for another name', () => {
    expect(contactColour('Vega')).toBe(contactColour('Vega'))
    expect(contactColour('Vega')).not.toBe(contactColour('Rigel'))
  })

  it('bears white letters', () => {
    const colours = new Set(Array.from({ length: 2000 }, (_, n) => contactColour(`Vendor ${n}`)))
    expect(colours.size).toBeGreaterThan(200)
    for (const colour of colours) expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(AA_TEXT)
  })
})
