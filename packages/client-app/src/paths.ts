import { PATHS } from '@product/sdk/nouns/people'

/** Every address of this app. The staff console answers below `PATHS.admin`. */
export { PATHS } from '@product/sdk/nouns/people'

export const ROOT = '/dashboard'

/** Addresses of the staff console: another page of the same origin, so the browser must load it. */
export const isOtherApp = (path: string): boolean => /^\/dashboard\/admin(?![^/?#])/.test(path)

export const isLoginPage = (path: string): boolean =>
  [PATHS.login, PATHS.alternateLogin].some(login => path.replace(/\/+$/, '') === login)

/** What the pages behind the login are called. */
export const PAGE_TITLES = { [PATHS.map]: 'Campaign Map', [PATHS.analytics]: 'Analytics' } as const

/** The page of the shell that an address belongs to: choosing a campaign stays on it. */
export const shellPage = (path: string): typeof PATHS.map | typeof PATHS.analytics =>
  path.startsWith(PATHS.analytics) ? PATHS.analytics : PATHS.map
