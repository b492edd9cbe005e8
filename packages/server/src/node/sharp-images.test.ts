import { PICTURE_TEXTS } from '@product/sdk/nouns/files'
import { sharedData } from '@product/sdk/shared-data'
import { readdirSync, readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import type { CleanImage, RefusedImage } from '../outside/image-intake'
import { encodePng, sharpImages } from './sharp-images'

const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8]

function taken(result: CleanImage | RefusedImage): CleanImage {
  if ('problem' in result) throw new Error(result.problem)
  return result
}

/** Red, green and blue of the mean of each quarter: upper left, upper right, lower left, lower right. */
async function quarters(picture: Uint8Array): Promise<number[]> {
  return [
    ...(await sharp(picture).removeAlpha().resize(2, 2, { fit: 'fill', kernel: 'linear' }).raw().toBuffer()),
  ]
}

const distance = (a: number[], b: number[]): number =>
  Math.max(...a.map((value, at) => Math.abs(value - (b[at] ?? 999))))

/** A picture whose upper left quarter is red, the rest white, stored so that the orientation turns it upright. */
async function storedAs(orientation: number): Promise<Uint8Array> {
  const red = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  let upright = sharp(
    await sharp({ create: { width: 120, height: 80, channels: 3, background: 'white' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  )
  // The reverse of what the EXIF standard says a viewer must do.
  const turn: Record<number, () => Sharp> = {
    1: () => upright,
    2: () => upright.flop(),
    3: () => upright.rotate(180),
    4: () => upright.flip(),
    5: () => upright.rotate(270).flop(),
    6: () => upright.rotate(270),
    7: () => upright.rotate(90).flop(),
    8: () => upright.rotate(90),
  }
  upright = turn[orientation]?.() ?? upright
  const turned = await upright.png().toBuffer()
  return sharp(turned).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
}

describe('a photo', () => {
  it.each(ORIENTATIONS)('of EXIF orientation %i is upright and has no metadata left', async orientation => {
    const photo = taken(await sharpImages.photo(await storedAs(orientation)))
    const { exif, orientation: left, width, height, format } = await sharp(photo.bytes).metadata()
    expect({ exif, left, width, height, format }).toEqual({
      exif: undefined,
      left: undefined,
      width: 120,
      height: 80,
      format: 'jpeg',
    })
    const [r = 0, g = 255] = await quarters(photo.bytes)
    expect([r > 200, g < 100]).toEqual([true, true])
  })

  it('wider than 4096 pixels becomes that wide; a see-through one stands on white', async () => {
    const wide = await sharp({ create: { width: 6000, height: 100, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const photo = taken(await sharpImages.photo(wide))
    expect([photo.width, photo.height, photo.contentType]).toEqual([4096, 68, 'image/jpeg'])
    expect(await quarters(photo.bytes)).toEqual(Array.from({ length: 12 }, () => 255))
  })
})

describe('a profile picture', () => {
  it.each([
    [1000, 400, 256],
    [400, 1000, 256],
    [90, 60, 60],
    [1, 1, 1],
  ])('of %i × %i becomes a square of %i', async (width, height, side) => {
    const sent = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer()
    const picture = taken(await sharpImages.profilePicture(sent))
    expect([picture.width, picture.height, picture.contentType]).toEqual([side, side, 'image/png'])
  })

  it('that was cut off or has too many pixels is refused', async () => {
    const noise = new Uint8Array(200 * 200 * 3).map((_, at) => (at * 7919) % 251)
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer()
    expect(await sharpImages.profilePicture(whole.subarray(0, whole.length / 2))).toEqual({
      problem: PICTURE_TEXTS.broken,
    })
    const bomb = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(await sharpImages.profilePicture(bomb)).toEqual({ problem: PICTURE_TEXTS.tooManyPixels })
  })
})

describe.skipIf(!sharedData('images/exif-orientation'))('phone photos', () => {
  it('in nine orientations all look the same', async () => {
    const folder = sharedData('images/exif-orientation') ?? ''
    const shapes: number[][] = []
    for (const name of readdirSync(folder)) {
      const photo = taken(await sharpImages.photo(new Uint8Array(readFileSync(`${folder}/${name}`))))
      expect([name, photo.width, photo.height]).toEqual([name, 1800, 1200])
      shapes.push([...(await sharp(photo.bytes).resize(12, 8, { fit: 'fill' }).raw().toBuffer())])
    }
    expect(shapes.map(shape => distance(shape, shapes[0] ?? []) < 12)).toEqual(shapes.map(() => true))
  })
})

it('drawn pixels are encoded as they are', async () => {
  const png = await encodePng({ side: 2, rgb: new Uint8Array([255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]) })
  expect([...(await sharp(png).removeAlpha().raw().toBuffer())]).toEqual([
    255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9,
  ])
})
