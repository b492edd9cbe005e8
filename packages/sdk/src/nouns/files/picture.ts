import { MEGABYTE } from '../../values/bytes'

/** How a profile picture is cut before it is sent. Spec: operations, 9. */
export const PICTURE_CROP = {
  aspect: 1,
  /** Of the shorter side, to start with. */
  startPercent: 50,
  output: 'image/png',
} as const

/** What may be sent, in bytes and by type; the server looks at the content, not at the name. Source: domain facts, 12. */
export const PICTURE_LIMITS = {
  bytes: 20 * MEGABYTE,
  pixels: 50_000_000,
  /** Of the shorter side: what a square can be cut out of by hand. */
  leastSide: 24,
  /** Times the shorter side is the longest that the other may be. */
  mostTimesAsLong: 20,
  accept: 'image/jpeg,image/png,image/webp,image/gif',
} as const

export const PICTURE_TEXTS = {
  tooLarge: 'The picture is larger than 20 MB.',
  tooManyPixels: 'The picture has more than 50 megapixels. Please make it smaller first.',
  tooNarrow:
    'The picture is too narrow to cut a square out of it. Its shorter side needs at least 24 pixels, and a 20th of the longer one.',
  unknown: 'This is no picture that can be read. Please choose a JPEG, PNG, WebP or GIF.',
  svg: 'SVG drawings are not accepted. Please save it as PNG or JPEG.',
  heic: 'HEIC pictures are not accepted. Please save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).',
  broken: 'The picture is damaged or not complete. Please choose another or save it again.',
  tooSlow: 'The picture took too long to read. Please save it again as a plain JPEG or PNG.',
  misnamed: (name: string, content: string) =>
    `The file is named like a ${name} picture, but holds a ${content}. Please save it again under its right name.`,
  gone: 'This picture is not there any more. Please upload it again.',
  /** Spec: operations, 8. */
  uploadFailed: 'Failed to upload cropped image',
} as const
