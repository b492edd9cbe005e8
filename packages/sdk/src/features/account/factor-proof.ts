import { SECOND_FACTOR_TEXTS } from '../../nouns/people/second-factor'
import { ACCOUNT_TEXTS } from './account-texts'

/** What changes the second factor: the password, and a code where there is one already. */
export interface FactorProof {
  present_password: string
  code: string
}

/** What is wrong with a code before it is sent; undefined where it may be. */
export const factorCodeProblem = (code: string): string | undefined =>
  code.trim() === '' ? SECOND_FACTOR_TEXTS.codeMissing : undefined

/** What is wrong with a proof before it is sent, by field; empty where it may be. `asksForCode`: there is a factor. */
export function factorProofProblems(
  proof: FactorProof,
  { asksForCode }: { asksForCode: boolean },
): Partial<Record<keyof FactorProof, string>> {
  const code = asksForCode ? factorCodeProblem(proof.code) : undefined
  return {
    ...(proof.present_password === '' && { present_password: ACCOUNT_TEXTS.presentMissing }),
    ...(code !== undefined && { code }),
  }
}
