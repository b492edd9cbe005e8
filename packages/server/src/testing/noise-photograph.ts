import sharp from 'sharp'

/** Twelve megapixels of noise, or less, of which no camera makes more bytes, as a phone that was held upright stores them. */
export async function noisePhotograph(side = 4000): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const jpeg = await sharp({
    create: { width: side, height: side * 0.75, channels: 3, background: 'grey', noise },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer()
  return new Uint8Array(jpeg)
}
