/**
 * The caller's network address. Behind `proxies` trusted proxies it is the entry that the outermost of them added
 * to X-Forwarded-For; anything before that could be the caller's own invention.
 */
export function callerAddress(
  remote: string | undefined,
  forwardedFor: string | null,
  proxies: number,
): string {
  const chain = (forwardedFor ?? '').split(',').map(part => part.trim())
  return (proxies > 0 && chain.at(-proxies)) || remote || 'unknown'
}
