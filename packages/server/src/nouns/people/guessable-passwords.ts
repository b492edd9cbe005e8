import { isObviousPassword, PASSWORD_RULE, PASSWORD_TEXTS } from '@product/sdk/nouns/people'
import { Invalid } from '../../contract/refusals'

/** How many of the most common passwords of the allowed length are refused. Source: domain facts, 11 (ASVS 5). */
const HOW_MANY = 3000

let list: Promise<ReadonlySet<string>> | undefined

/** The list is large and compressed, so it is read when the first password is set. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // The most common first, in lower case.
  const passwords = dictionary['passwords-common'].map(String)
  return new Set(passwords.filter(word => word.length >= PASSWORD_RULE.shortest).slice(0, HOW_MANY))
}

/** Why a new password is one that guessers try first, any case; undefined where it is none. */
export async function guessableProblem(
  password: string,
  known: { product: string; email: string },
): Promise<string | undefined> {
  if (isObviousPassword(password, known)) return PASSWORD_TEXTS.obvious
  return (await (list ??= read())).has(password.toLowerCase()) ? PASSWORD_TEXTS.common : undefined
}

/** Throws Invalid for such a password. */
export async function refuseGuessable(
  password: string,
  known: { product: string; email: string },
): Promise<void> {
  const problem = await guessableProblem(password, known)
  if (problem !== undefined) throw new Invalid({ password: problem })
}
