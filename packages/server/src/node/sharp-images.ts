import { PICTURE_LIMITS } from '@product/sdk/nouns/files'
import sharp, { type Sharp } from 'sharp'
import {
  type CleanImage,
  type ImageIntake,
  type PhotoSize,
  type RefusedImage,
  refuseByContent,
} from '../outside/image-intake'
import { inTurn } from '../values/in-turn'
import { imageProblem } from './image-problem'

/** It is shown small, on fine screens at twice its size; larger would only be slower. */
const PROFILE_SIDE = 256
const PHOTO: PhotoSize = { side: 4096, quality: 85 }
const SMALL_PHOTO: PhotoSize = { side: 480, quality: 80 }
const SECONDS = 10

// One thread for each picture and no cache of operations: no picture comes twice.
sharp.concurrency(1)
sharp.cache(false)
/** A picture of 50 megapixels takes some 200 MB while it is decoded. */
const queue = inTurn({ atOnce: 2 })

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    // Turns it upright by its EXIF orientation; all metadata is dropped on output.
    .autoOrient()

async function take(
  bytes: Uint8Array,
  contentType: CleanImage['contentType'],
  shape: (picture: Sharp) => Promise<Sharp>,
): Promise<CleanImage | RefusedImage> {
  const problem = refuseByContent(bytes)
  if (problem !== undefined) return { problem }
  try {
    return await queue(async () => {
      const shaped = await shape(open(bytes))
      const { data, info } = await shaped.toBuffer({ resolveWithObject: true })
      const { buffer, byteOffset, byteLength } = data
      return {
        bytes: new Uint8Array(buffer, byteOffset, byteLength),
        contentType,
        width: info.width,
        height: info.height,
      }
    })
  } catch (error) {
    return { problem: imageProblem(error) }
  }
}

const wholePhoto = (bytes: Uint8Array, { side, quality }: PhotoSize) =>
  take(bytes, 'image/jpeg', async picture =>
    picture
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality }),
  )

/** Pictures through libvips. Source: domain facts, 12. */
export const sharpImages: ImageIntake = {
  profilePicture: bytes =>
    take(bytes, 'image/png', async picture => {
      const { width, height } = await picture.metadata()
      const side = Math.min(width, height, PROFILE_SIDE)
      return picture.resize(side, side, { fit: 'cover' }).toColourspace('srgb').png({ compressionLevel: 9 })
    }),
  photo: (bytes, size = PHOTO) => wholePhoto(bytes, size),
  smallPhoto: bytes => wholePhoto(bytes, SMALL_PHOTO),
}

/** Pixels that were drawn here, as PNG. */
export const encodePng = async ({ side, rgb }: { side: number; rgb: Uint8Array }) =>
  new Uint8Array(
    await sharp(rgb, { raw: { width: side, height: side, channels: 3 } })
      .png({ palette: true })
      .toBuffer(),
  )
