import { PICTURE_LIMITS, PICTURE_TEXTS } from '@product/sdk/nouns/files'
import type { Db } from '../../db/db'
import type { AppParts } from '../../http/app-context'
import { HEAD_BYTES } from '../../outside/document-type'
import { type PhotoSize, refuseByContent } from '../../outside/image-intake'
import { claimedType, imageTypeOf } from '../../outside/image-type'
import { inTurn } from '../../values/in-turn'
import { randomToken, sha256OfBytes } from '../../values/tokens'
import { photographName } from './photograph-names'
import { dropFile, FileTooLarge, takeInFile, withHead } from './take-in-file'

export interface Intake {
  db: Db
  parts: Pick<AppParts, 'files' | 'images'>
  uploadedBy?: number
  now: Date
  /** Bytes at most, where it is less than what any picture may have. */
  mostBytes?: number
  /** Of the upright copy, where it is less than what pages show. */
  size?: PhotoSize
}

export interface SentPhotograph {
  name: string
  type: string
  content: AsyncIterable<Uint8Array<ArrayBuffer>>
}

/** Names in the file store, all waiting for a day. */
export interface TakenPhotograph {
  original: string
  upright: string
  small: string
  originalBytes: number
  contentHash: string
  /** Of the upright copy. */
  uprightBytes: number
  width: number
  height: number
}

/** However many come at once, the decoded pixels of one are in memory. */
const decoded = inTurn({ atOnce: 1 })

/** Puts the original into the store as it arrives: of however many that come at once, none is in memory whole. */
async function storeOriginal(intake: Intake, token: string, { name, type, content }: SentPhotograph) {
  const { head, whole } = await withHead(content, HEAD_BYTES)
  const problem = refuseByContent(head)
  const [found, claimed] = [imageTypeOf(head), claimedType({ name, type })]
  if (found !== undefined && claimed !== undefined && found !== claimed) {
    return { problem: PICTURE_TEXTS.misnamed(claimed.toUpperCase(), found.toUpperCase()) }
  }
  if (problem !== undefined || found === undefined) return { problem: problem ?? PICTURE_TEXTS.unknown }
  const { db, parts, uploadedBy, now, mostBytes = PICTURE_LIMITS.bytes } = intake
  const contentType = `image/${found}`
  try {
    return await takeInFile({
      db,
      files: parts.files,
      uploadedBy,
      now,
      name: photographName(token, 'original', contentType),
      contentType,
      content: whole,
      mostBytes: Math.min(mostBytes, PICTURE_LIMITS.bytes),
    })
  } catch (error) {
    if (error instanceof FileTooLarge) return { problem: PICTURE_TEXTS.tooLarge }
    throw error
  }
}

async function makeCopies(
  { db, parts, uploadedBy, now, size }: Intake,
  token: string,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const photo = await parts.images.photo(bytes, size)
  if ('problem' in photo) return photo
  const small = await parts.images.smallPhoto(photo.bytes)
  if ('problem' in small) return small
  const put = (kind: 'upright' | 'small', image: { bytes: Uint8Array<ArrayBuffer>; contentType: string }) =>
    takeInFile({
      db,
      files: parts.files,
      uploadedBy,
      now,
      name: photographName(token, kind, image.contentType),
      contentType: image.contentType,
      content: image.bytes,
      mostBytes: Number.POSITIVE_INFINITY,
    })
  const { width, height } = photo
  const { name: upright, size: uprightBytes } = await put('upright', photo)
  return { upright, uprightBytes, small: (await put('small', small)).name, width, height }
}

/**
 * Takes in a photograph: the original as it came, an upright copy and a small one. `isKnown` is asked with the hash of
 * the content; for a photograph that is there already nothing is kept and its hash alone is returned.
 */
export async function takePhotograph(
  intake: Intake,
  sent: SentPhotograph,
  isKnown: (contentHash: string) => Promise<boolean>,
): Promise<TakenPhotograph | { known: string } | { problem: string }> {
  const { db, parts } = intake
  const token = randomToken()
  const stored = await storeOriginal(intake, token, sent)
  if ('problem' in stored) return stored
  const { name: original, size: originalBytes } = stored
  return decoded(async () => {
    const bytes = (await parts.files.get(original)) ?? new Uint8Array()
    const contentHash = await sha256OfBytes(bytes)
    if (await isKnown(contentHash)) {
      await dropFile(db, parts.files, original)
      return { known: contentHash }
    }
    const copies = await makeCopies(intake, token, bytes)
    if ('problem' in copies) {
      await dropFile(db, parts.files, original)
      return copies
    }
    return { original, originalBytes, contentHash, ...copies }
  })
}
