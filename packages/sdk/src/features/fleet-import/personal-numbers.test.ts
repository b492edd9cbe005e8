import { describe, expect, it } from 'vitest'
import { blotted, isBlotted } from './personal-numbers'

describe('a cell', () => {
  it.each([
    ['123-45-6789', '•••-••-••••'],
    ['="123-45-6789"', '="•••-••-••••"'],
    ['12-3456789', '•••-••-••••'],
    ['123 45 6789', '•••-••-••••'],
    ['123–45–6789', '•••-••-••••'],
    ['Call Ana. SSN 123-45-6789, EIN: 12-3456789.', 'Call Ana. SSN •••-••-••••, EIN: •••-••-••••.'],
    ['SSN: 123456789', 'SSN: •••-••-••••'],
    ['S.S.N. is 123456789', 'S.S.N. is •••-••-••••'],
  ])('holding %s loses the number', (cell, left) => {
    expect(blotted(cell)).toBe(left)
    expect(isBlotted(blotted(cell))).toBe(true)
  })

  it.each([
    '213-555-0101',
    '1-213-555-0101',
    '+1 (213) 555 0101',
    '+52 55 1234 5678',
    '2024-01-15',
    '90011-1234',
    '35-209900-000001-4',
    '352099000000014',
    '123456789',
    '10-123456',
    "8' 6\" x 10'",
  ])('holding %s stays as it is', cell => {
    expect(blotted(cell)).toBe(cell)
  })
})
