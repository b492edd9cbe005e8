/** Web Crypto only: the app also runs in a browser (Storybook). */

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** 256 random bits, 64 hex digits: fit for a cookie, a header and a URL. */
export const randomToken = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))

/** SHA-256, hex. Enough for random tokens; passwords go through argon2id. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
