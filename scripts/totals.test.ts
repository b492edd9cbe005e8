import { expect, it } from 'vitest'
import { totals } from './totals.mjs'

it('counts each stage as one beside the tests in it', () => {
  const tests = new Map([
    ['a', 'passed'],
    ['b', 'failed'],
  ])
  expect(totals([{ ok: true }, { ok: false, tests }], 0)).toEqual({ passed: 2, failed: 2, skipped: 0 })
})

it('counts a test as skipped only when no stage ran it', () => {
  const embedded = new Map([
    ['locks', 'pending'],
    ['real data', 'pending'],
  ])
  const real = new Map([['locks', 'passed']])
  const found = totals(
    [
      { ok: true, tests: embedded },
      { ok: true, tests: real },
    ],
    0,
  )
  expect(found).toEqual({ passed: 3, failed: 0, skipped: 1 })
})

it('counts a stage that the machine lacks something for as skipped', () => {
  expect(totals([], 2)).toEqual({ passed: 0, failed: 0, skipped: 2 })
})
