import { expect, it } from 'vitest'
import { foldPlate, foldText } from './fold-text'

it('names are compared in any case and with any blanks', () => {
  expect([' Vega  Hauling', 'VEGA\thauling '].map(foldText)).toEqual(['vega hauling', 'vega hauling'])
})

it('names are compared however their accents are written, and without signs that are not seen', () => {
  const written = ['Zoë', 'Zoe\u0308', 'Zo\u200bë', 'ZOË\u00ad']
  expect(new Set(written.map(foldText)).size).toBe(1)
})

it('plates are compared without blanks and hyphens', () => {
  expect(['7abc 123', '7ABC-123', '7abc123'].map(foldPlate)).toEqual(['7ABC123', '7ABC123', '7ABC123'])
})
