import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { sha256 as hashOf } from '@noble/hashes/sha2.js'
import { toBase64 } from '../values/base64'
import { sha256 } from '../values/tokens'

export type SignatureHash = 'sha1' | 'sha256'
export type FormFields = readonly (readonly [name: string, value: string])[]

/** A delivery as it arrived. */
export interface SignedDelivery {
  /** As the carrier was told it, with its query: from the settings, never from a header. */
  url: string
  /** Every field of a form, decoded and untrimmed, also those that nobody here knows. */
  fields: FormFields
  /** The raw body, for one that is no form. */
  body: string
  signature: string
  /** X-Twilio-Webhooks-Signature-Settings, where it is there. */
  settings?: string | null
}

export interface SigningKeys {
  authToken: string
  /** Replaces the token where the delivery says that it was signed with it. */
  sharedKey?: string
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A field that comes more than once counts once for each value. */
function fieldText(fields: FormFields): string {
  const byName = new Map<string, Set<string>>()
  for (const [name, value] of fields) byName.set(name, (byName.get(name) ?? new Set()).add(value))
  return [...byName.keys()]
    .sort()
    .flatMap(name => [...(byName.get(name) ?? [])].sort().map(value => name + value))
    .join('')
}

/** What a delivery to this address is signed with. Source: domain facts, 1.4. */
export const twilioSignature = (
  key: string,
  url: string,
  fields: FormFields,
  hash: SignatureHash = 'sha1',
): string => toBase64(hmac(hash === 'sha1' ? sha1 : hashOf, bytes(key), bytes(url + fieldText(fields))))

/** Takes as long for a near miss as for a wide one. */
function sameText(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let differing = 0
  for (let at = 0; at < one.length; at++) differing |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return differing === 0
}

/** The carrier signs the address now with its port, now without. */
function addresses(url: string): Set<string> {
  const [, scheme = '', host = '', rest = ''] = /^(https?:\/\/)([^/?#]*)(.*)$/.exec(url) ?? []
  const bare = host.replace(/:\d+$/, '')
  const standard = scheme === 'https://' ? ':443' : ':80'
  const withPort = host === bare ? bare + standard : host
  return new Set([url, scheme + bare + rest, scheme + withPort + rest])
}

/** The key and hash that a delivery says it was signed with; undefined where we have no such key. */
function signedWith(
  keys: SigningKeys,
  settings: string | null | undefined,
): { key: string; hash: SignatureHash } | undefined {
  if (settings === null || settings === undefined) return { key: keys.authToken, hash: 'sha1' }
  const algorithm = /(?:^|,)\s*algorithm=([^,\s]+)/.exec(settings)?.[1]
  if (algorithm !== 'HMAC_SHA256' || keys.sharedKey === undefined) return undefined
  return { key: keys.sharedKey, hash: 'sha256' }
}

/** Whether a delivery comes from the carrier, whole. A body that is no form is signed by its hash in the address. */
export function isSignedByTwilio(keys: SigningKeys, delivery: SignedDelivery): boolean {
  const { url, fields, body, signature, settings } = delivery
  const by = signedWith(keys, settings)
  if (!by || signature === '') return false
  const bodyHash = /[?&]bodySHA256=([^&#]*)/.exec(url)?.[1]
  if (bodyHash !== undefined && !sameText(bodyHash.toLowerCase(), sha256(body))) return false
  const signed = bodyHash === undefined ? fields : []
  let found = false
  for (const address of addresses(url)) {
    if (sameText(signature, twilioSignature(by.key, address, signed, by.hash))) found = true
  }
  return found
}
