import type { AppSettings } from '../../http/app-context'
import { cookie, cookieName, readCookie } from '../../http/session-cookie'
import { randomToken, sha256 } from '../../values/tokens'

/**
 * Marks a browser that has logged in to an address before, so that others' failures don't slow it down. It opens
 * nothing. The value is `token.hash(token + stored password hash)`: it dies with the password.
 */
const NAME = 'device'
const YEAR_SECONDS = 31_536_000

const proofOf = (token: string, passwordHash: string): string => sha256(`${token} ${passwordHash}`)

export function makeDeviceCookie(settings: AppSettings, passwordHash: string): string {
  const token = randomToken()
  const value = `${token}.${proofOf(token, passwordHash)}`
  return cookie(settings, { name: NAME, value, seconds: YEAR_SECONDS, sameSite: 'Strict' })
}

/** The browser's token where its proof fits the account, else undefined. */
export function knownDevice(
  request: Request,
  settings: AppSettings,
  passwordHash: string | undefined,
): string | undefined {
  const [token, proof] = (readCookie(request, cookieName(settings, NAME)) ?? '').split('.')
  if (!token || !proof || passwordHash === undefined) return undefined
  return proof === proofOf(token, passwordHash) ? token : undefined
}
