import { aRemoval } from '@product/sdk/testing'
import { expect, it } from 'vitest'
import { draftOf, isChanged, keptDraft, keptFields, markProblem, restoredDraft } from './removal-draft'

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

it.each([
  [
    'the draft alone where nobody wrote meanwhile',
    'Ladder needed.',
    'Ladder needed. Two.',
    'Ladder needed. Two.',
  ],
  [
    'what was stored where nothing was typed',
    'Ladder needed.\nCut.',
    'Ladder needed.',
    'Ladder needed.\nCut.',
  ],
  ['both', 'Ladder needed.\nCut.', 'Ladder needed. Two.', 'Ladder needed.\nCut.\nTwo.'],
  ['both where the old ones were typed over', 'Ladder needed.\nCut.', 'Two.', 'Ladder needed.\nCut.\nTwo.'],
  ['what both wrote once', 'Two.\nCut.', 'Two.', 'Two.\nCut.'],
])('notes of a restored draft are %s', (_, stored, typed, becomes) => {
  const kept = keptDraft(removal, { ...draft, notes: typed })
  expect(restoredDraft({ ...removal, removal_notes: stored }, kept).notes).toBe(becomes)
})

it('a restored draft has the picture that was put there meanwhile, unless it has one of its own', () => {
  const now = { ...removal, removal_img_url: '/media/now.png' }
  expect(restoredDraft(now, keptDraft(removal, draft)).url).toBe('/media/now.png')
  const kept = keptDraft(removal, { ...draft, url: '/media/mine.png' })
  expect(restoredDraft(now, kept).url).toBe('/media/mine.png')
})
