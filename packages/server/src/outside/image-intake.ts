import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { imageTypeOf } from './image-type'

/** A picture that was decoded and encoded anew: nothing of the sent file is left but what one sees. */
export interface CleanImage {
  bytes: Uint8Array<ArrayBuffer>
  contentType: 'image/png' | 'image/jpeg'
  width: number
  height: number
}

export interface RefusedImage {
  /** Fit to be shown. */
  problem: string
}

/** The longer side at most, in pixels, and the quality of JPEG, 0 to 100. */
export interface PhotoSize {
  side: number
  quality: number
}

/** Takes in pictures of strangers. Upright, without metadata; limits and texts are those of `PICTURE_LIMITS`. */
export interface ImageIntake {
  /** The middle square, at most 256 pixels wide, as PNG. */
  profilePicture(bytes: Uint8Array): Promise<CleanImage | RefusedImage>
  /** The whole picture, its longer side at most 4096 pixels unless said otherwise, as JPEG. */
  photo(bytes: Uint8Array, size?: PhotoSize): Promise<CleanImage | RefusedImage>
  /** The whole picture, its longer side at most 480 pixels, as JPEG. */
  smallPhoto(bytes: Uint8Array): Promise<CleanImage | RefusedImage>
}

/** Why a file is refused before anything decodes it, or undefined. */
export function refuseByContent(bytes: Uint8Array): string | undefined {
  const type = imageTypeOf(bytes)
  if (type === 'svg') return PICTURE_TEXTS.svg
  if (type === 'heic') return PICTURE_TEXTS.heic
  return type === undefined ? PICTURE_TEXTS.unknown : undefined
}

/**
 * Looks at the first bytes only and hands the picture on as it is: for stories and tests, where no picture comes from
 * a stranger and no native library can run.
 */
export const unprocessedImages: ImageIntake = {
  profilePicture: async bytes => handOn(bytes),
  photo: async bytes => handOn(bytes),
  smallPhoto: async bytes => handOn(bytes),
}

function handOn(bytes: Uint8Array): CleanImage | RefusedImage {
  const problem = refuseByContent(bytes)
  if (problem !== undefined) return { problem }
  const contentType = imageTypeOf(bytes) === 'jpeg' ? 'image/jpeg' : 'image/png'
  return { bytes: bytes.slice(), contentType, width: 0, height: 0 }
}
