import { expect, it } from 'vitest'
import { MOST_NOTES, notesProblem, removalSave } from './removal-save'

const TOO_LONG = 'Please use at most 20,000 characters.'

it.each<[string, number, number, string | undefined]>([
  ['as long as they may be are stored', MOST_NOTES, 0, undefined],
  ['longer than they may be are not', MOST_NOTES + 1, 0, TOO_LONG],
  ['that stand longer are stored as they are', MOST_NOTES + 900, MOST_NOTES + 900, undefined],
  ['that stand longer may be shortened', MOST_NOTES + 800, MOST_NOTES + 900, undefined],
  ['that stand longer may not grow', MOST_NOTES + 901, MOST_NOTES + 900, TOO_LONG],
])('notes %s', (_, sent, stored, problem) => {
  expect(notesProblem('x'.repeat(sent), 'y'.repeat(stored))).toBe(problem)
})

it('a save carries notes that stand longer than they could be typed', () => {
  const removal_notes = 'x'.repeat(MOST_NOTES + 1)
  expect(removalSave.parse({ removal_complete: false, removal_notes })).toMatchObject({ removal_notes })
})
