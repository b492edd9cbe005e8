import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import type { PictureHash } from '@product/sdk/nouns/pictures'
import type { RefusedImage } from '../outside/image-intake'
import type { PictureHasher } from '../outside/picture-hasher'
import { askThread } from './ask-thread'
import { startThread } from './start-thread'

/** More than libvips allows itself: only a thread that hangs is ended by this. */
const MOST_MS = 15_000

/** Hashes in a thread of its own, one picture after the other; a thread that hangs or dies is replaced. */
export function pictureHashThread({
  open = () => startThread('node/picture-hash-worker'),
  mostMs = MOST_MS,
} = {}): PictureHasher {
  const hash = askThread<PictureHash | RefusedImage>({
    open,
    mostMs,
    lost: { problem: PICTURE_TEXTS.broken },
    slow: { problem: PICTURE_TEXTS.tooSlow },
  })
  return { hash }
}
