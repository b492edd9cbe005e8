import { expect, it } from 'vitest'
import { SECOND_FACTOR_TEXTS } from '../../nouns/people/second-factor'
import { ACCOUNT_TEXTS } from './account-texts'
import { factorCodeProblem, factorProofProblems } from './factor-proof'

const PRESENT = { present_password: ACCOUNT_TEXTS.presentMissing }
const CODE = { code: SECOND_FACTOR_TEXTS.codeMissing }

it.each([
  [{ present_password: 'my phrase', code: '123456' }, true, {}],
  [{ present_password: 'my phrase', code: ' ' }, true, CODE],
  [{ present_password: 'my phrase', code: '' }, false, {}],
  [{ present_password: '', code: '' }, true, { ...PRESENT, ...CODE }],
  [{ present_password: '', code: '' }, false, PRESENT],
])('of the proof %o, with a second factor: %s', (proof, asksForCode, problems) => {
  expect(factorProofProblems(proof, { asksForCode })).toEqual(problems)
})

it('a blank code is none', () => {
  expect(factorCodeProblem('  ')).toBe(SECOND_FACTOR_TEXTS.codeMissing)
  expect(factorCodeProblem('123 456')).toBeUndefined()
})
