import { PATHS } from '@product/sdk/nouns/people'

/** Every address of this app. The staff console answers below `PATHS.admin`. */
export { PATHS } from '@product/sdk/nouns/people'

export const ROOT = '/dashboard'

/** Addresses of the staff console: another page of the same origin, so the browser must load it. */
export const isOtherApp = (path: string): boolean => /^\/dashboard\/admin(?![^/?#])/.test(path)

export const isLoginPage = (path: string): boolean =>
  [PATHS.login, PATHS.alternateLogin].some(login => path.replace(/\/+$/, '') === login)

/** A page of the shell with a campaign chosen; the page's own choices (period, trucks) belong to the one left. */
export const withCampaign = (path: string, campaign: number | undefined): string =>
  campaign === undefined ? path : `${path}?campaign=${campaign}`

/** The page of the shell that an address belongs to: choosing a campaign stays on it. */
export const shellPage = (path: string): string =>
  path.startsWith(PATHS.analytics) ? PATHS.analytics : PATHS.map

/** The page at an address with another campaign, laid out as it is. */
export function withOtherCampaign(
  { pathname, search }: { pathname: string; search: string },
  campaign: number,
): string {
  const layout = new URLSearchParams(search).get('layout')
  const kept = layout === null ? '' : `&layout=${encodeURIComponent(layout)}`
  return withCampaign(shellPage(pathname), campaign) + kept
}
