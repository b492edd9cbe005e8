import { expect, it } from 'vitest'
import { isApprovedThisMonth, isSetThisMonth } from './approved-this-month'

/** Midnight of June 1 in Los Angeles. */
const JUNE = Date.parse('2026-06-01T07:00:00.000Z')

it.each([
  ['2026-06-01T07:00:00.000Z', true],
  ['2026-06-01T06:59:59.999Z', false],
  ['2025-06-15T12:00:00.000Z', false],
  [null, false],
])('a status of %s counts on June 1, 2026 in Los Angeles: %s', (created_at, counts) => {
  expect(isSetThisMonth({ status_value: 0, created_at }, JUNE)).toBe(counts)
  expect(isApprovedThisMonth({ status_value: 1, created_at }, JUNE)).toBe(counts)
  expect(isApprovedThisMonth({ status_value: 0, created_at }, JUNE)).toBe(false)
})
