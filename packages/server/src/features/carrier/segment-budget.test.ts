import { expect, it } from 'vitest'
import { segmentBudget } from './segment-budget'

it('lets so many segments out a second, and never saves up for more', () => {
  const budget = segmentBudget(3, 0)
  expect(budget.most(0)).toBe(3)
  budget.spend(3)
  expect(budget.most(0)).toBe(0)
  expect(budget.most(400)).toBe(1)
  expect(budget.most(60_000)).toBe(3)
})

it('pays for a long message by waiting longer', () => {
  const budget = segmentBudget(1, 0)
  budget.spend(4)
  expect(budget.most(3000)).toBe(0)
  expect(budget.most(4000)).toBe(1)
})
