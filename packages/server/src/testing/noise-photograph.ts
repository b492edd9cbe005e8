import sharp from 'sharp'

/**
 * Twelve megapixels of noise unless said otherwise, of which no camera makes more bytes, as a phone that was held upright
 * stores them.
 */
export async function noisePhotograph({
  width = 4000,
  height = 3000,
  sigma = 30,
} = {}): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const
  const jpeg = await sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer()
  return new Uint8Array(jpeg)
}
