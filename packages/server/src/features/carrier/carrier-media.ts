import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Context } from 'hono'
import type { AppEnv } from '../../app'
import { NotFound } from '../../contract/refusals'
import type { AppParts } from '../../http/app-context'
import { findFile } from '../../nouns/files/file-record-store'
import { isFileName } from '../../outside/file-store'
import { carrierLine } from './carrier-line'

export const CARRIER_MEDIA_PATH = '/api/carrier-media'

/** A text may wait ten hours at the carrier before it fetches the picture. */
const FETCHABLE_MS = 36 * 3_600_000

const signatureOf = (parts: AppParts, name: string, until: number): string => {
  const text = new TextEncoder()
  const key = text.encode(`media ${carrierLine(parts).keys.authToken}`)
  return bytesToHex(hmac(sha256, key, text.encode(`${until} ${name}`)))
}

/** Where the carrier, which has no session, can fetch a picture of a message for a day and a half. */
export function carrierMediaUrl(parts: AppParts, name: string): string {
  const until = parts.clock.now().getTime() + FETCHABLE_MS
  const { publicUrl } = parts.settings
  return `${publicUrl}${CARRIER_MEDIA_PATH}/${until}/${signatureOf(parts, name, until)}/${name}`
}

/** Answers such an address, and no other. */
export async function answerCarrierMedia(context: Context<AppEnv>, parts: AppParts): Promise<Response> {
  const { name = '', signature = '' } = context.req.param()
  const until = Number(context.req.param('until'))
  const isFresh = Number.isSafeInteger(until) && until > parts.clock.now().getTime()
  const isOurs = isFresh && isFileName(name) && signature === signatureOf(parts, name, until)
  const file = isOurs ? await findFile(parts.db, name) : undefined
  const bytes = file && (await parts.files.get(name))
  if (!file || !bytes) throw new NotFound('This file')
  return context.body(bytes, 200, {
    'content-type': file.content_type,
    'content-length': String(bytes.byteLength),
    // The carrier wants a name of 20 characters at most, without blanks.
    'content-disposition': 'inline; filename="picture.jpg"',
    'cache-control': 'private, max-age=3600',
  })
}
