import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import {
  bitsApart,
  greyPicture,
  matchPictures,
  pdqHash,
  type PictureHash,
  pdqWords,
} from '@product/sdk/nouns/pictures'
import { sharedData } from '@product/sdk/shared-data'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hashPicture } from './hash-picture'

const folder = sharedData('images')
const readShared = (name: string): Buffer => readFileSync(`${folder}/${name}`)

const expected = z.object({
  files: z.record(
    z.string(),
    z.object({
      sha256: z.string().optional(),
      group: z.string().nullish(),
      decodes: z.unknown(),
      pdq_published: z.string().optional(),
    }),
  ),
})

async function hashOf(bytes: Uint8Array): Promise<PictureHash> {
  const hash = await hashPicture(bytes)
  if ('problem' in hash) throw new Error(hash.problem)
  return hash
}

interface KnownPicture {
  name: string
  group: string
  sha256: string | undefined
  published: string | undefined
  hash: PictureHash
}

describe.skipIf(folder === undefined)('the collected pictures', () => {
  const pictures: KnownPicture[] = []

  beforeAll(async () => {
    const { files } = expected.parse(JSON.parse(readShared('expected.json').toString()))
    for (const [name, { group, decodes, sha256, pdq_published: published }] of Object.entries(files)) {
      if (decodes !== true) continue
      const hash = await hashOf(readShared(name))
      pictures.push({ name, group: group ?? name, sha256, published, hash })
    }
  })

  const pairs = () => pictures.flatMap((a, at) => pictures.slice(at + 1).map(b => ({ a, b })))

  it('are each known by the bytes they came in', () => {
    expect(pictures.length).toBeGreaterThan(25)
    for (const { sha256, hash } of pictures) expect(hash.sha256).toBe(sha256)
  })

  it('of one scene are one, whatever was done to them and however they lie', () => {
    const same = pairs().filter(({ a, b }) => a.group === b.group)
    expect(same.length).toBeGreaterThan(100)
    expect(same.filter(({ a, b }) => matchPictures(a.hash, b.hash) === undefined)).toEqual([])
  })

  it('of different scenes are not', () => {
    const different = pairs().filter(({ a, b }) => a.group !== b.group)
    expect(different.length).toBeGreaterThan(100)
    expect(different.filter(({ a, b }) => matchPictures(a.hash, b.hash) !== undefined)).toEqual([])
  })

  it('are still known turned, mirrored, made smaller and compressed at 0.1', async () => {
    const turns = [90, 180, 270].flatMap(angle => [false, true].map(mirror => ({ angle, mirror })))
    for (const name of ['near-duplicates/bridge-aaa-orig.jpg', 'distinct/wood_anemones.jpg']) {
      const first = await hashOf(readShared(name))
      for (const { angle, mirror } of turns) {
        const upright = await sharp(readShared(name)).resize({ width: 480 }).toBuffer()
        const sent = await sharp(upright).rotate(angle).flop(mirror).jpeg({ quality: 10 }).toBuffer()
        expect(matchPictures(first, await hashOf(sent))?.kind).toBe('look_alike')
      }
    }
  })

  it('give the hashes that are published for them, when they are made small as there', async () => {
    for (const { name, published } of pictures.filter(picture => picture.published !== undefined)) {
      const { data, info } = await sharp(readShared(name))
        .resize(512, 512, { fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { pdq, quality } = pdqHash(greyPicture(data, info.width, info.height))
      expect(bitsApart(pdqWords(pdq), pdqWords(published ?? ''))).toBeLessThanOrEqual(2)
      expect(quality).toBe(100)
    }
  })

  it.each([
    ['hostile/bomb-20000x20000.png', PICTURE_TEXTS.tooManyPixels],
    ['hostile/bomb-screen.gif', PICTURE_TEXTS.broken],
    ['hostile/gif-and-script.gif', PICTURE_TEXTS.broken],
    ['hostile/not-a-png.png', PICTURE_TEXTS.broken],
    ['hostile/truncated.jpg', PICTURE_TEXTS.broken],
    ['hostile/svgTestOne.svg', PICTURE_TEXTS.svg],
    ['hostile/xlinkLaughsTest.svg', PICTURE_TEXTS.svg],
    ['formats/phone.heic', PICTURE_TEXTS.heic],
  ])('%s is refused: %s', async (name, problem) => {
    expect(await hashPicture(readShared(name))).toEqual({ problem })
  })
})

it('a picture of one colour shows nothing to compare, a see-through one stands on white', async () => {
  const plain = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 4, background } })
      .png()
      .toBuffer()
  expect(await hashOf(await plain('#0000'))).toMatchObject({ quality: 0 })
  expect((await hashOf(await plain('#0000'))).pdq).toBe((await hashOf(await plain('#ffff'))).pdq)
})
