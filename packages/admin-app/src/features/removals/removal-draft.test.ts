import { aRemoval } from '@product/sdk/testing'
import { expect, it } from 'vitest'
import { draftOf, isChanged, keptFields, markProblem } from './removal-draft'

const removal = aRemoval({ removal_notes: 'Ladder needed.' })
const draft = draftOf(removal)

it('what was only read is nothing to save', () => {
  expect(isChanged(removal, draft)).toBe(false)
  expect(isChanged(removal, { ...draft, notes: '' })).toBe(true)
  expect(isChanged(removal, { ...draft, url: '/media/off.png' })).toBe(true)
  expect(isChanged(removal, { ...draft, removed: '2026-05-31' })).toBe(true)
})

it('notes that nobody changed are not sent again, however long they became', () => {
  expect(keptFields(removal, draft).removal_notes).toBeUndefined()
  expect(keptFields(removal, { ...draft, notes: '' }).removal_notes).toBe('')
})

it.each([
  ['', 'no-date'],
  ['2026-04-30', 'before-start'],
  ['2026-06-04', 'in-future'],
  ['2026-05-30', 'not-confirmed'],
  ['2026-05-31', undefined],
])('marking it as removed on "%s" meets %s', (removed, problem) => {
  expect(markProblem(removal, { ...draft, removed }, '2026-06-03')?.problem).toBe(problem)
})
