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

/** Throws Invalid for a new password that guessers try first, any case. */
export async function refuseGuessable(
  password: string,
  known: { product: string; email: string },
): Promise<void> {
  if (isObviousPassword(password, known)) throw new Invalid({ password: PASSWORD_TEXTS.obvious })
  if ((await (list ??= read())).has(password.toLowerCase()))
    throw new Invalid({ password: PASSWORD_TEXTS.common })
}
