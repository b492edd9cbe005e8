import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex as hex } from '@noble/hashes/utils.js'

/** Nothing of Node's: the app also runs in a browser (Storybook). */

/** 256 random bits, 64 hex digits: fit for a cookie, a header and a URL. */
export const randomToken = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))

/**
 * SHA-256, hex. Enough for random tokens; passwords go through argon2id. Not by Web Crypto, which hands each text to
 * another thread: that takes longer than the rest of a session's look-up.
 */
export const sha256 = (text: string): string => hex(hash(new TextEncoder().encode(text)))

/** The same of a file. */
export const sha256OfBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
