import { createHash } from 'node:crypto'
import { PICTURE_LIMITS } from '@product/sdk/nouns/files'
import { greyPicture, type PictureHash, pdqHash } from '@product/sdk/nouns/pictures'
import sharp from 'sharp'
import { type RefusedImage, refuseByContent } from '../outside/image-intake'
import { imageProblem } from './image-problem'

/**
 * Every picture is brought to this square at once, which is quick: a JPEG is then read at an eighth of its size. PDQ's own
 * windows are a single cell of it, so a picture turned or mirrored gives the turned hash. Hashes of another side are some
 * 20 bits away: to change it, hash all pictures again.
 */
const SIDE = 64
const SECONDS = 10

sharp.concurrency(1)
sharp.cache(false)

/** Hashes the picture as it is stored: which way up it is shown does not matter, since it is known in all eight. */
export async function hashPicture(bytes: Uint8Array): Promise<PictureHash | RefusedImage> {
  const problem = refuseByContent(bytes)
  if (problem !== undefined) return { problem }
  try {
    const rgb = await sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .resize(SIDE, SIDE, { fit: 'fill' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { sha256, ...pdqHash(greyPicture(rgb, SIDE, SIDE)) }
  } catch (error) {
    return { problem: imageProblem(error) }
  }
}
