/** A picture of noise, which no compression makes small: `pixels` on a side. */
export async function noisyPicture(name: string, pixels: number): Promise<File> {
  const canvas = new OffscreenCanvas(pixels, pixels)
  const context = canvas.getContext('2d')
  const image = context?.createImageData(pixels, pixels)
  if (!context || !image) throw new Error('This browser draws nothing.')
  let seed = 1
  for (let at = 0; at < image.data.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
    image.data[at] = at % 4 === 3 ? 255 : seed >> 16
  }
  context.putImageData(image, 0, 0)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
