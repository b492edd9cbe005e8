/**
 * What one household or company is handed, as a text to count by: an IPv4 address, or the first 64 bits of an IPv6
 * address, of which it may use all the others at will.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = [], tail = []] = ip.split('::').map(half => half.split(':').filter(group => group !== ''))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
