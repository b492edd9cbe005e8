import type { AppSettings } from '../../http/app-context'
import { readCookie } from '../../http/session-cookie'
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
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  const value = `${token}.${proofOf(token, passwordHash)}`
  return `${NAME}=${value}; Max-Age=${YEAR_SECONDS}; Path=/api/user/login; HttpOnly; SameSite=Strict${secure}`
}

/** The browser's token where its proof fits the account, else undefined. */
export function knownDevice(request: Request, passwordHash: string | undefined): string | undefined {
  const [token, proof] = (readCookie(request, NAME) ?? '').split('.')
  if (!token || !proof || passwordHash === undefined) return undefined
  return proof === proofOf(token, passwordHash) ? token : undefined
}
