import { MEGABYTE } from '../../values/bytes'
import { PICTURE_LIMITS } from '../files/picture'

/** Spec: communication, 5 and 9; how many is the carrier's. Source: domain facts, 1.1. */
export const MESSAGE_MEDIA = {
  /** Of all pictures of a message together. */
  mostBytes: 5_242_880,
  mostPictures: 10,
  /** Above it some carriers make pictures smaller: a warning. */
  heavyBytes: MEGABYTE,
  /** JPEG quality with which the page makes them smaller before they are sent, 0 to 1. */
  quality: 0.1,
  accept: PICTURE_LIMITS.accept,
} as const

export const MESSAGE_MEDIA_TEXTS = {
  /** Spec: communication, 5. */
  tooLarge: 'Commulative size of images should not exceed 5MB',
  /** Spec: communication, 8. */
  none: 'No image selected',
  /** Ours, as all below. */
  tooMany: `A message takes at most ${MESSAGE_MEDIA.mostPictures} pictures.`,
  noImage: (name: string) => `${name} is no image.`,
  heavy: 'Together above 1 MB: some carriers will make these pictures smaller.',
} as const

/** Whether it is offered as an image at all; the server looks at its content. SVG is none. Spec: communication, 5. */
export const isImageType = (type: string): boolean =>
  type.startsWith('image/') && !type.startsWith('image/svg')

const sumBytes = (bytes: readonly number[]): number => bytes.reduce((sum, size) => sum + size, 0)

/** Why the pictures, by their sizes in bytes, can't go with one message, or undefined. */
export function mediaProblem(bytes: readonly number[]): string | undefined {
  if (bytes.length > MESSAGE_MEDIA.mostPictures) return MESSAGE_MEDIA_TEXTS.tooMany
  return sumBytes(bytes) > MESSAGE_MEDIA.mostBytes ? MESSAGE_MEDIA_TEXTS.tooLarge : undefined
}

/** Whether the pictures go, but may arrive smaller. */
export const isHeavy = (bytes: readonly number[]): boolean => sumBytes(bytes) > MESSAGE_MEDIA.heavyBytes
