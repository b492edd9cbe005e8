import { PICTURE_CROP, PICTURE_LIMITS, PICTURE_TEXTS } from '@product/sdk/nouns/files'

/** The widest that a cropped picture is sent: the server keeps 256, twice that leaves it something to choose from. */
const WIDEST_PX = 512

/** Why a chosen file is not even opened, or undefined. The server looks at what is sent by itself. */
export function fileProblem({ size, type, name }: Pick<File, 'size' | 'type' | 'name'>): string | undefined {
  if (type === 'image/svg+xml') return PICTURE_TEXTS.svg
  if (/^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)) return PICTURE_TEXTS.heic
  if (!PICTURE_LIMITS.accept.split(',').includes(type)) return PICTURE_TEXTS.unknown
  if (size === 0) return PICTURE_TEXTS.broken
  return size > PICTURE_LIMITS.bytes ? PICTURE_TEXTS.tooLarge : undefined
}

/** Why a picture that was opened is not cropped, or undefined. */
export function pixelProblem(width: number, height: number): string | undefined {
  if (width * height > PICTURE_LIMITS.pixels) return PICTURE_TEXTS.tooManyPixels
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  const isWideEnough =
    shorter >= PICTURE_LIMITS.leastSide && longer <= shorter * PICTURE_LIMITS.mostTimesAsLong
  return isWideEnough ? undefined : PICTURE_TEXTS.tooNarrow
}

/** The square to start with, in percent of the shorter side. Spec: operations, 9. */
export const startCrop = (width: number, height: number) =>
  width <= height
    ? ({ unit: '%', width: PICTURE_CROP.startPercent } as const)
    : ({ unit: '%', height: PICTURE_CROP.startPercent } as const)

/** Part of a picture, in percent of its sides. */
export interface PercentArea {
  x: number
  y: number
  width: number
  height: number
}

/** The part of the picture as a PNG. The browser has turned it upright already. */
export async function cropPicture(picture: HTMLImageElement, area: PercentArea): Promise<File> {
  const [scaleX, scaleY] = [picture.naturalWidth / 100, picture.naturalHeight / 100]
  const [width, height] = [area.width * scaleX, area.height * scaleY]
  const side = Math.max(1, Math.min(WIDEST_PX, Math.round(width)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error(PICTURE_TEXTS.broken)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x * scaleX, area.y * scaleY, width, height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, PICTURE_CROP.output))
  if (!blob) throw new Error(PICTURE_TEXTS.broken)
  return new File([blob], 'picture.png', { type: PICTURE_CROP.output })
}
