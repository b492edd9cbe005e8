import sharp from 'sharp'

/** Twelve megapixels of noise, of which no camera makes more bytes, as a phone that was held upright stores them. */
export async function noisePhotograph(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const jpeg = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'grey', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer()
  return new Uint8Array(jpeg)
}
