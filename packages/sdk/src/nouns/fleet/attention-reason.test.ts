import { expect, it } from 'vitest'
import { reasonText } from './attention-reason'

const of = { truck_id: 1, truck_name: 'Box 1', truck_problem_id: null }

it.each([
  ['bleeding', 'Box 1: bleeding not stopped'],
  ['past-target', 'Box 1: fix list item past its target close date'],
  ['no-picture', 'Box 1: no approved picture this month'],
  ['phone-blocked', 'Phone is blocked'],
] as const)('the reason %s is read as "%s"', (reason, text) => {
  expect(reasonText({ ...of, reason })).toBe(text)
})

it('a truck without a name is still a truck', () => {
  expect(reasonText({ ...of, truck_name: null, reason: 'bleeding' })).toBe('a truck: bleeding not stopped')
})
