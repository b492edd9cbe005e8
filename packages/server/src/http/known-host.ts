import { ApiError } from '@product/sdk/contract'

const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/i
const LOOPBACK = /^([\w-]+\.)*localhost$/i

/**
 * Refuses a request that was sent to a name which is not ours: another site's name may be led to this machine, and its
 * page would then pass for one of ours. A bare address can't be led anywhere.
 */
export function refuseUnknownHost(url: string, publicUrl: string): void {
  const { hostname } = new URL(url)
  if (ADDRESS.test(hostname) || LOOPBACK.test(hostname) || hostname === new URL(publicUrl).hostname) return
  throw new ApiError('forbidden', 'This server is not known by that name. PUBLIC_URL says which one it has.')
}
