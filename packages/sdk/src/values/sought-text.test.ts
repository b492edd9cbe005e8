import { expect, it } from 'vitest'
import { soughtText } from './sought-text'

it.each([
  ['García Trucking', 'garcia trucking'],
  ['garcia \u00a0 trucking', 'garcia trucking'],
  ['GARCI\u0301A', 'garcia'],
  ['Peña & Söhne', 'pena & sohne'],
  ['100 %', '100 %'],
])('%s is looked for as %s', (text, sought) => expect(soughtText(text)).toBe(sought))
