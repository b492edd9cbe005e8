import type { Worker } from 'node:worker_threads'
import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import type { PictureHash } from '@product/sdk/nouns/pictures'
import type { RefusedImage } from '../outside/image-intake'
import type { PictureHasher } from '../outside/picture-hasher'
import { inTurn } from '../values/in-turn'
import { startThread } from './start-thread'

/** More than libvips allows itself: only a thread that hangs is ended by this. */
const MOST_MS = 15_000

/** Hashes in a thread of its own, one picture after the other; a thread that hangs or dies is replaced. */
export function pictureHashThread({
  open = () => startThread('picture-hash-worker'),
  mostMs = MOST_MS,
} = {}): PictureHasher {
  const queue = inTurn(1)
  let thread: Worker | undefined
  let take: (answer: PictureHash | RefusedImage) => void = () => {}

  function start(): Worker {
    const started = open()
    function lose(): void {
      if (thread !== started) return
      thread = undefined
      take({ problem: PICTURE_TEXTS.broken })
    }
    started.on('message', answer => take(answer))
    started.on('error', lose)
    started.on('exit', lose)
    // Must not hold up a server that ends.
    started.unref()
    return started
  }

  function hashNext(bytes: Uint8Array): Promise<PictureHash | RefusedImage> {
    return new Promise(resolve => {
      const timer = setTimeout(() => {
        const hanging = thread
        thread = undefined
        take({ problem: PICTURE_TEXTS.tooSlow })
        void hanging?.terminate()
      }, mostMs)
      take = answer => {
        clearTimeout(timer)
        resolve(answer)
      }
      thread ??= start()
      thread.postMessage(bytes)
    })
  }

  return { hash: bytes => queue(() => hashNext(bytes)) }
}
