import type { PictureHash } from '@product/sdk/nouns/pictures'
import { sha256OfBytes } from '../values/tokens'
import { type RefusedImage, refuseByContent } from './image-intake'

/** Tells what a received picture looks like, away from the thread that answers requests. */
export interface PictureHasher {
  /** Of the bytes as they came, not of a copy of ours. What can't be read is refused, and harms nothing. */
  hash(bytes: Uint8Array): Promise<PictureHash | RefusedImage>
}

/**
 * Knows pictures by their bytes alone: for stories and tests, where no native library can run. Look-alikes are not
 * found.
 */
export const bytesHasher: PictureHasher = {
  async hash(bytes) {
    const problem = refuseByContent(bytes)
    if (problem !== undefined) return { problem }
    return { sha256: await sha256OfBytes(bytes.slice()), pdq: '0'.repeat(64), quality: 0 }
  },
}
