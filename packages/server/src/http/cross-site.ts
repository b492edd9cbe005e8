import { ApiError } from '@product/sdk/contract'
import type { AppSettings } from './app-context'
import { refuseUnknownHost } from './known-host'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What a form of another site can send without asking first. */
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i

/** Whether a page of this origin is one of ours. */
export const isOwnOrigin = (origin: string, request: Request, settings: AppSettings): boolean => {
  if (origin === new URL(settings.publicUrl).origin) return true
  // The same server by another of its names (localhost for 127.0.0.1): no page can forge the Host header.
  return origin === new URL(request.url).origin
}

/**
 * Refuses a request under a name that is not ours, and a write that another site's page may have caused: a foreign
 * Origin or Sec-Fetch-Site, or a body that a plain form can send without the header that only a script of this origin
 * can set. `formsAllowed` skips the form rule (device deliveries carry no cookie).
 */
export function refuseCrossSite(request: Request, settings: AppSettings, formsAllowed: boolean): void {
  refuseUnknownHost(request.url, settings.publicUrl)
  if (SAFE_METHODS.has(request.method)) return
  const refusal = () => new ApiError('forbidden', 'This request did not come from the product itself.')
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') throw refusal()
  const origin = request.headers.get('origin')
  if (origin !== null && !isOwnOrigin(origin, request, settings)) throw refusal()
  const type = request.headers.get('content-type')
  if (!formsAllowed && type !== null && FORM_TYPES.test(type) && !request.headers.has('x-requested-with')) {
    throw new ApiError(
      'wrong_type',
      'Send the body as application/json, or this kind with the header X-Requested-With: sdk.',
    )
  }
}
