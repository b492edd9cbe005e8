/** No composition rules: length is what helps. Source: domain facts, 11 (ASVS 5). */
export const PASSWORD_RULE = { shortest: 8, longest: 1024 } as const

export const PASSWORD_TEXTS = {
  missing: 'A password must be provided',
  short: `A password needs at least ${PASSWORD_RULE.shortest} characters.`,
  long: `A password has at most ${PASSWORD_RULE.longest.toLocaleString('en-US')} characters.`,
  common: 'This password is one of the most common ones. Please choose another.',
  obvious: 'This password is made of a name that everybody knows. Please choose another.',
} as const

/**
 * What is wrong with a new password, or undefined. It is taken as typed: nothing is trimmed, any character counts.
 * Whether it is one of the most common only the server knows: it has the list.
 */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return PASSWORD_TEXTS.missing
  // By characters, not code units: four emoji are four.
  if ([...password].length < PASSWORD_RULE.shortest) return PASSWORD_TEXTS.short
  return password.length > PASSWORD_RULE.longest ? PASSWORD_TEXTS.long : undefined
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/**
 * Whether a new password is nothing but the product's name or the account's own address, with any digits and signs
 * around it: whoever guesses tries those first.
 */
export function isObviousPassword(
  password: string,
  { product, email }: { product: string; email: string },
): boolean {
  const letters = lettersOf(password)
  const [mailbox = ''] = email.split('@')
  return letters !== '' && [product, email, mailbox].some(known => lettersOf(known) === letters)
}
