import type { AppSettings } from './app-context'

/**
 * Headers of every answer. Styles may be inline (the component libraries inject them); scripts may not. Workers
 * come from blobs (the map). A map style from elsewhere opens its own origin and no other.
 */
export function securityHeaders(settings: AppSettings): Record<string, string> {
  const outside = settings.mapStyleUrl?.startsWith('http') ? ` ${new URL(settings.mapStyleUrl).origin}` : ''
  const search = settings.algoliaAppId === undefined ? '' : ' https://*.algolia.net https://*.algolianet.com'
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${outside}`,
    // The map's worker hands over what it made as blobs, which the page fetches.
    `connect-src 'self' blob:${outside}${search}`,
    `font-src 'self' data:${outside}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(settings.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}
