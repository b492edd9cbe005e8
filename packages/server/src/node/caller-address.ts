import { isIP } from 'node:net'

/** `1.2.3.4:5678` and `[::1]:5678`, as some proxies write them, without the port. */
const withoutPort = (entry: string): string =>
  /^\[([^\]]*)\]/.exec(entry)?.[1] ?? /^([^:]+):\d+$/.exec(entry)?.[1] ?? entry

/**
 * The caller's network address. Behind `proxies` trusted proxies it is the entry that the outermost of them added
 * to X-Forwarded-For; anything before that could be the caller's own invention, and what is
 * no address names nobody.
 */
export function callerAddress(
  remote: string | undefined,
  forwardedFor: string | null,
  proxies: number,
): string {
  const chain = (forwardedFor ?? '').split(',').map(part => part.trim())
  const added = proxies > 0 ? withoutPort(chain.at(-proxies) ?? '') : ''
  return isIP(added) > 0 ? added : (remote ?? 'unknown')
}
