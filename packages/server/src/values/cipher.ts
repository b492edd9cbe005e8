import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Encrypts short texts for the database. Nothing of Node's: the app also runs in a browser (Storybook). */
export interface Cipher {
  seal(text: string): Promise<string>
  /** Undefined for what this key did not seal. */
  open(sealed: string): Promise<string | undefined>
  /** HMAC-SHA256, hex: tells texts apart, and lets nobody without the key guess one. */
  mark(text: string): string
}

const FORM = 'v1'
const IV_BYTES = 12

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), character => character.charCodeAt(0))

const keyBytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], byte => Number.parseInt(byte, 16))

/** AES-256-GCM by a key of 64 hex digits. The same text is sealed otherwise each time. Source: operating, "Settings". */
export function aesCipher(hexKey: string): Cipher {
  const marking = hkdf(sha256, keyBytes(hexKey), undefined, utf8ToBytes('mark'), 32)
  const key = crypto.subtle.importKey('raw', keyBytes(hexKey), 'AES-GCM', false, ['encrypt', 'decrypt'])
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const data = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        await key,
        new TextEncoder().encode(text),
      )
      return [FORM, toBase64(iv), toBase64(new Uint8Array(data))].join('.')
    },
    async open(sealed) {
      const [form, iv = '', data = ''] = sealed.split('.')
      if (form !== FORM) return undefined
      try {
        const text = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: fromBase64(iv) },
          await key,
          fromBase64(data),
        )
        return new TextDecoder().decode(text)
      } catch {
        // Sealed by another key, or not whole: the caller says so.
        return undefined
      }
    },
    mark: text => bytesToHex(hmac(sha256, marking, utf8ToBytes(text))),
  }
}
