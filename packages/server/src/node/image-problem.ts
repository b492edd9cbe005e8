import { PICTURE_TEXTS } from '@product/sdk/nouns/files'

/** What to say of a picture that libvips gave up on. */
export function imageProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit|too large|dimensions/i.test(message)) return PICTURE_TEXTS.tooManyPixels
  return /timeout/i.test(message) ? PICTURE_TEXTS.tooSlow : PICTURE_TEXTS.broken
}
