import type { Brand } from '../../values/brand'
import type { Role } from '../../values/role'

export const SECOND_FACTOR_TEXTS = {
  codeMissing: 'Enter the code that your authenticator app shows, or one of your recovery codes.',
  codeWrong: 'This code is not right, or was used already.',
  owed: 'Your role needs a second factor. Please set it up first.',
  notStarted: 'There is nothing to confirm: please begin again.',
  isOff: 'There is no second factor.',
  staysOn: 'Your role needs a second factor: it can be exchanged but not turned off.',
  ownIsYours: 'Your own second factor is turned off in your account, with a code.',
} as const

/** Given at once, each good for one login. */
export const RECOVERY_CODES = 10

/** Crockford's base 32: what is easily taken for another sign is read as that one. */
export const RECOVERY_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 bits: a stolen table of hashes opens nothing. */
export const RECOVERY_LENGTH = 16

/** A code as it was typed: of the authenticator app, or one for when the telephone is lost. */
export interface TypedCode {
  kind: 'app' | 'recovery'
  code: string
}

/** Reads a typed code, with blanks, hyphens and small letters as people type them; undefined for what is neither. */
export function readCode(text: string): TypedCode | undefined {
  const typed = text.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(typed)) return { kind: 'app', code: typed }
  const code = typed.replaceAll('O', '0').replace(/[IL]/g, '1')
  const isRecovery = code.length === RECOVERY_LENGTH && [...code].every(sign => RECOVERY_SIGNS.includes(sign))
  return isRecovery ? { kind: 'recovery', code } : undefined
}

const inFours = (text: string, between: string): string => text.match(/.{1,4}/g)?.join(between) ?? ''

/** A recovery code as it is printed and copied. */
export const printedCode = (code: string): string => inFours(code, '-')

/** The key of an authenticator app (base 32) as it is shown for typing. */
export const printedKey = (key: string): string => inFours(key, ' ')

/** Whether somebody may do nothing but set up a second factor, since the brand asks their role for one. */
export const owesSecondFactor = (
  { secondFactorRoles }: Pick<Brand, 'secondFactorRoles'>,
  { role, hasSecondFactor }: { role: Role; hasSecondFactor: boolean },
): boolean => !hasSecondFactor && secondFactorRoles.includes(role)
