import type { AppSettings } from './app-context'

/** 90 minutes from login, whatever happens in between. Spec: client dashboard, 9. */
export const SESSION_MINUTES = 90

const SESSION = 'session'

const isSecure = (settings: AppSettings): boolean => settings.publicUrl.startsWith('https:')

/** `__Host-`, which no other name of the same site can set, needs Secure and the path `/`, and so https. */
export const cookieName = (settings: AppSettings, name: string): string =>
  isSecure(settings) ? `__Host-${name}` : name

/** A cookie for this server alone, which no script reads. */
export const cookie = (
  settings: AppSettings,
  {
    name,
    value,
    seconds,
    sameSite,
  }: { name: string; value: string; seconds: number; sameSite: 'Lax' | 'Strict' },
): string =>
  `${cookieName(settings, name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=${sameSite}${isSecure(settings) ? '; Secure' : ''}`

export const setSessionCookie = (settings: AppSettings, token: string): string =>
  cookie(settings, { name: SESSION, value: token, seconds: SESSION_MINUTES * 60, sameSite: 'Lax' })

export const clearSessionCookie = (settings: AppSettings): string =>
  cookie(settings, { name: SESSION, value: '', seconds: 0, sameSite: 'Lax' })

export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

const asToken = (text: string | undefined): string | undefined =>
  text !== undefined && /^[0-9a-f]{64}$/.test(text) ? text : undefined

/** The session id of a page, by its cookie. */
export const pageToken = (request: Request, settings: AppSettings): string | undefined =>
  asToken(readCookie(request, cookieName(settings, SESSION)))

/** The session id of a request: a script's bearer token, else the page's cookie. */
export function sessionToken(request: Request, settings: AppSettings): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return bearer === undefined ? pageToken(request, settings) : asToken(bearer)
}
