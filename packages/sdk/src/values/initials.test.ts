import { expect, it } from 'vitest'
import { initials } from './initials'

it.each([
  ['Ana María Ruiz', 'AR'],
  ['acme', 'A'],
  ["O'Brien & Sons", 'OS'],
  ['محمد علي', 'مع'],
  ['🚚 Trucks', 'T'],
  ['', ''],
  ['—', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
