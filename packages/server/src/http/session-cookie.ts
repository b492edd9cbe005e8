import type { AppSettings } from './app-context'

/** 90 minutes from login, whatever happens in between. Spec: client dashboard, 9. */
export const SESSION_MINUTES = 90

const isSecure = (settings: AppSettings): boolean => settings.publicUrl.startsWith('https:')

/** `__Host-` needs Secure, and so https. */
export const cookieName = (settings: AppSettings): string =>
  isSecure(settings) ? '__Host-session' : 'session'

const attributes = (settings: AppSettings): string =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure(settings) ? '; Secure' : ''}`

export const setSessionCookie = (settings: AppSettings, token: string): string =>
  `${cookieName(settings)}=${token}; Max-Age=${SESSION_MINUTES * 60}; ${attributes(settings)}`

export const clearSessionCookie = (settings: AppSettings): string =>
  `${cookieName(settings)}=; Max-Age=0; ${attributes(settings)}`

export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}

/** The session id of a request: a script's bearer token, else the page's cookie. */
export function sessionToken(request: Request, settings: AppSettings): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const token = bearer ?? readCookie(request, cookieName(settings))
  return token !== undefined && /^[0-9a-f]{64}$/.test(token) ? token : undefined
}
