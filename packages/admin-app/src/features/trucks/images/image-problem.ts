import { PICTURE_LIMITS, PICTURE_TEXTS } from '@product/sdk/nouns/files'

/** Why a chosen file is not even sent, or undefined. The server looks at what is sent by itself. */
export function imageProblem({ size, type, name }: Pick<File, 'size' | 'type' | 'name'>): string | undefined {
  if (type === 'image/svg+xml') return PICTURE_TEXTS.svg
  if (/^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)) return PICTURE_TEXTS.heic
  if (!PICTURE_LIMITS.accept.split(',').includes(type)) return PICTURE_TEXTS.unknown
  if (size === 0) return PICTURE_TEXTS.broken
  return size > PICTURE_LIMITS.bytes ? PICTURE_TEXTS.tooLarge : undefined
}
