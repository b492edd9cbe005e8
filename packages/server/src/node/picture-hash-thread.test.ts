import { Worker } from 'node:worker_threads'
import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { hashPicture } from './hash-picture'
import { pictureHashThread } from './picture-hash-thread'

const running = (code: string) => () =>
  new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`))

const stripes = () =>
  sharp(
    new Uint8Array(90 * 60 * 3).map((_, at) => (at * 7919) % 251),
    { raw: { width: 90, height: 60, channels: 3 } },
  )
    .png()
    .toBuffer()

it('the thread gives the hash that the same picture has anywhere, each caller his own', async () => {
  const hasher = pictureHashThread()
  const picture = await stripes()
  const answers = await Promise.all([
    hasher.hash(picture),
    hasher.hash(Buffer.from('no picture')),
    hasher.hash(picture),
  ])
  const hash = await hashPicture(picture)
  expect(answers).toEqual([hash, { problem: PICTURE_TEXTS.unknown }, hash])
})

it('a picture that ends the thread is refused, and the next has a new thread', async () => {
  const hasher = pictureHashThread({
    open: running(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', bytes => {
        if (bytes[0] === 1) process.exit(1)
        if (bytes[0] === 2) throw new Error('broken')
        parentPort.postMessage({ quality: bytes[0] })
      })`),
  })
  const answers = []
  for (const byte of [7, 1, 8, 2, 9]) answers.push(await hasher.hash(new Uint8Array([byte])))
  const refused = { problem: PICTURE_TEXTS.broken }
  expect(answers).toEqual([{ quality: 7 }, refused, { quality: 8 }, refused, { quality: 9 }])
})

it('a picture that takes for ever is given up', async () => {
  const hasher = pictureHashThread({
    open: running(`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', () => { for (;;) {} })`),
    mostMs: 300,
  })
  expect(await hasher.hash(new Uint8Array([1]))).toEqual({ problem: PICTURE_TEXTS.tooSlow })
})
